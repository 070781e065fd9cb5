/** A traveller's quotation; `date` is shown as it is. */
export type Testimonial = {
  id: string;
  name: string;
  destination: string;
  date: string;
  content: string;
  rating: 5;
};
