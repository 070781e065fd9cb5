/** A traveller's word (spec section 3): hard-coded, the date as it is shown, five stars each. */
export type Testimonial = {
  id: string;
  name: string;
  destination: string;
  date: string;
  content: string;
  rating: 5;
};
