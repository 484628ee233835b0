/** The markup of cards, ready made: on the server alone (decision 0040). */
import { createContext } from 'react';
import type { VehicleCardProps } from './vehicle-card.tsx';

/** The inside of a card's list item, as React renders it in the language of the page. */
export type CardMarkup = (props: VehicleCardProps) => string;

/** Null in a browser, where React renders the card over the same elements. */
export const CardMarkupContext = createContext<CardMarkup | null>(null);
