/** Large parts of a page that the server writes faster than React does (decision 0020). */
import { createContext, createElement, useContext, type HTMLAttributes, type ReactNode, type Ref } from 'react';

/** Turns elements into the markup that React would make of them; null for elements that only React can render. */
export type MarkupWriter = (children: ReactNode) => string | null;

const MarkupWriterContext = createContext<MarkupWriter | null>(null);

/** Given by the server alone. */
export const MarkupWriterProvider = MarkupWriterContext.Provider;

interface PlainMarkupProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'footer' | 'header' | 'ul';
  readonly ref?: Ref<HTMLElement>;
  /**
   * Elements and function components, hooks included. Not `useId`, whose ids say where React found a component, and nothing that is
   * no function: `memo`, `lazy`, providers of contexts.
   */
  readonly children: ReactNode;
}

/** An element whose contents the server writes by itself. A browser finds in it what it makes of the children, and hydrates that. */
export const PlainMarkup = ({ as, children, ...attributes }: PlainMarkupProps) => {
  const markup = useContext(MarkupWriterContext)?.(children) ?? null;
  return markup === null
    ? createElement(as, attributes, children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: markup } });
};

export interface KeptProps {
  /** What is shown, its words included. The server keeps what it wrote of it for as long as somebody holds this very object. */
  readonly of: object;
  /** All else that the markup depends on. */
  readonly as: string;
  /** Elements, not texts alone. */
  readonly children: () => ReactNode;
}

/** A part of `PlainMarkup` that looks the same on every page that shows the same thing: the server writes it once. */
export const Kept = ({ children }: KeptProps): ReactNode => children();
