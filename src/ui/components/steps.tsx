interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens in which order, numbered. */
export const Steps = ({ steps }: StepsProps) => (
  <ol className="cars-order">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
