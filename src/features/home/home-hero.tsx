import { PageHero } from '#features/site/page-hero.tsx';
import { scrollToSection } from '#features/site/scroll-to-section.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';

export function HomeHero() {
  return (
    <PageHero
      id="home-title"
      className="page-margins flex flex-col md:grid md:min-h-140 md:grid-cols-[52fr_48fr] lg:min-h-160 xl:min-h-179 xl:grid-cols-[46fr_54fr]"
      kicker="Hôtels cinq étoiles et palaces"
      title={
        <>
          Découvrez <br />
          les plus beaux <br />
          palaces du monde
        </>
      }
      titleClass="title text-hero mt-4.5 max-[24rem]:text-[10.5vw] md:mt-8 md:max-xl:text-[5.3vw]"
      textClass="flex flex-col pt-8 pb-3 md:pt-19.5 md:pb-11"
      text={
        <>
          <p className="mt-3 max-w-78 text-intro text-ink-2 md:mt-6.5 md:max-w-84">
            Les meilleures adresses cinq étoiles, visitées et racontées, pour des séjours que l’on
            n’oublie pas.
          </p>
          <p className="mt-6 md:mt-9">
            <Button className="max-md:w-full" onClick={() => scrollToSection('featured')}>
              Découvrir <Icon name="arrow-down" size={18} />
            </Button>
          </p>
          <PlateCaption as="p" numeral="I" className="mt-6 md:mt-auto md:pt-11 md:pr-6">
            La terrasse à l’heure où la mer devient d’or, un dimanche de septembre.
          </PlateCaption>
        </>
      }
      picture={{
        src: '/art/page-home-1280.webp',
        alt: 'Affiche\u00a0: la terrasse d’un palace au soleil couchant, une longue façade claire à stores rouges, un couple à la balustrade et la mer dorée au loin.',
        sizes: '(width >= 48rem) max(54vw, 67rem), 100vw',
        boxClass: 'bleed-right order-first h-100 max-md:bleed-left md:order-none md:h-auto',
        loading: "Chargement de la page d'accueil...",
      }}
    />
  );
}
