import { ABOUT_QUOTE, ABOUT_STORY } from '#content/about.ts';

/** How it began, as long-form text, and the sentence that remains of it. */
export function AboutStory() {
  return (
    <section aria-labelledby="histoire" className="section-space">
      <div className="page-grid gap-y-6">
        <div className="md:col-span-3">
          <p aria-hidden="true" className="numeral">
            I
          </p>
          <h2 id="histoire" className="sub-title mt-4">
            Notre histoire
          </h2>
        </div>
        <div className="md:col-span-8 md:col-start-4">
          <div className="reading-text drop-cap">
            {ABOUT_STORY.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-11 max-w-[45rem] border-y border-rule py-7.5 md:mt-14 md:py-9">
            <p className="quote-text text-accent">«&#8239;{ABOUT_QUOTE}&#8239;»</p>
          </blockquote>
        </div>
      </div>
    </section>
  );
}
