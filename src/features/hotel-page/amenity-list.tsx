type AmenityListProps = { amenities: readonly string[]; details: string | null };

/** « Ce que la maison propose »: a ruled list, read down its columns; nothing when nothing is known. */
export function AmenityList({ amenities, details }: AmenityListProps) {
  if (amenities.length === 0 && details === null) return null;
  return (
    <section className="mt-7">
      <h2 className="sub-title">Ce que la maison propose</h2>
      {details !== null && <p className="mt-3 text-note text-ink-2">{details}</p>}
      <ul className="mt-5 gap-8 md:columns-2">
        {[...new Set(amenities)].map((amenity) => (
          <li
            key={amenity}
            className="break-inside-avoid border-t border-rule py-2.75 wrap-anywhere"
          >
            {amenity}
          </li>
        ))}
      </ul>
    </section>
  );
}
