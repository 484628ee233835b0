import { Icon } from '../components/icon.tsx';

/** The form of the tray, which every box belongs to. */
export const TRAY_FORM = 'compare-tray';
/** The name of the boxes: the comparison's own parameter. */
export const PICK_NAME = 'ids';

const LEFT_TO_THE_LIST = (): void => undefined;

interface PickBoxProps {
  readonly id: number;
  /** 'Compare Toyota RAV4'. */
  readonly label: string;
  /** The word alone, for those who point at it. */
  readonly title: string;
  readonly picked: boolean;
  readonly className: string;
}

/** Picks a vehicle to compare. Its list hears of the change; without JavaScript the tray sends what is ticked. */
export const PickBox = ({ id, label, title, picked, className }: PickBoxProps) => (
  <label className={`cars-pick ${className}`} title={title}>
    <input
      type="checkbox"
      form={TRAY_FORM}
      name={PICK_NAME}
      value={id}
      aria-label={label}
      checked={picked}
      onChange={LEFT_TO_THE_LIST}
    />
    <Icon name="scale" />
  </label>
);
