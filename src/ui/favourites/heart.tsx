import { Icon } from '../components/icon.tsx';
import { favouritesAction, FAVOURITES_FORM } from './favourites-wire.ts';
import { useIsFavourite } from './use-favourites.ts';

interface HeartProps {
  readonly id: number;
  /** 'Save Toyota RAV4': the same whether it is saved or not; `aria-pressed` gives the state. */
  readonly label: string;
  readonly className: string;
}

interface HeartButtonProps extends HeartProps {
  readonly saved: boolean;
}

/** Saves a vehicle, or removes a saved one: a button of the page's favourites form. */
export const HeartButton = ({ id, label, className, saved }: HeartButtonProps) => (
  <button
    type="submit"
    form={FAVOURITES_FORM}
    formAction={favouritesAction(saved ? 'remove' : 'add')}
    name="id"
    value={id}
    className={className}
    aria-label={label}
    aria-pressed={saved}
  >
    <Icon name="heart" />
  </button>
);

/** A heart that looks up whether its vehicle is saved. */
export const Heart = (props: HeartProps) => <HeartButton {...props} saved={useIsFavourite(props.id)} />;
