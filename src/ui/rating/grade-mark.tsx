import type { Grade } from '../../domain/rating/grade.ts';

/** The grade as a word, with its position among the five grades. */
export const GradeMark = ({ grade, label }: { readonly grade: Grade; readonly label: string }) => (
  <span className={`cars-rating is-${grade}`}>
    <i aria-hidden="true" />
    {label}
  </span>
);
