import type { Translate } from '../../domain/language/translate.ts';
import type { Lead } from '../../domain/leads/lead.ts';

/** What the message is about; first words of its subject. */
export const mailTitle = ({ type, vehicle }: Pick<Lead, 'type' | 'vehicle'>, t: Translate): string =>
  type === 'trade-in' && vehicle === null ? t('mail:type.sell') : t(`mail:type.${type}`);
