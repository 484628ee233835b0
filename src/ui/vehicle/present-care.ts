/** Inspection, warranty and extended care of a vehicle. */
import { CARE_COVERS, CARE_DEDUCTIBLE, CARE_PLANS } from '../../domain/care/care-plans.ts';
import { inspectionProgramme } from '../../domain/care/programme.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Translate } from '../../domain/language/translate.ts';
import { money } from '../../domain/money/money.ts';
import { mileageText, priceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { dateText } from '../components/present-date.ts';

/** Null for a vehicle that was not inspected. The programme's points are those of a car. */
export const inspectionView = (
  { inspected, inspectedOn, inspectionReportUrl, type, fuel }: Vehicle,
  languageId: LanguageId,
  t: Translate,
) =>
  inspected
    ? {
        // A date without a time zone.
        on: inspectedOn === null ? null : dateText(Date.parse(inspectedOn), languageId, 'UTC'),
        report: inspectionReportUrl,
        /** Empty for kinds of vehicle that the programme is not made for. */
        groups: type === 'car' ? inspectionProgramme(t, fuel === 'electric') : [],
      }
    : null;

/** The remaining manufacturer's warranty; null if the dealer does not state it. */
export const warrantyView = ({ warranty }: Vehicle, languageId: LanguageId) =>
  warranty && { ...warranty, km: warranty.km === null ? null : mileageText(warranty.km, languageId) };

/** The plans, shortest first, where the vehicle comes with one and the site shows them. */
export const planViews = ({ extendedCare }: Vehicle, site: Pick<Site, 'extendedCare' | 'currency'>, languageId: LanguageId) => {
  if (!extendedCare || !site.extendedCare) return [];
  const longest = Math.max(...CARE_PLANS.map(({ months }) => months));
  const deductible = priceText(money(CARE_DEDUCTIBLE, site.currency), languageId, site.currency);
  return CARE_PLANS.map(({ months, km, covers }) => ({
    months,
    km: mileageText(km, languageId),
    deductible,
    covers: CARE_COVERS.map((cover) => ({ cover, covered: covers.includes(cover) })),
    /** Its duration relative to the longest plan's, 0 to 1. */
    share: months / longest,
  }));
};

export type InspectionView = NonNullable<ReturnType<typeof inspectionView>>;
export type WarrantyView = NonNullable<ReturnType<typeof warrantyView>>;
export type PlanView = ReturnType<typeof planViews>[number];
