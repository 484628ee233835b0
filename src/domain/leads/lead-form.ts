/** A form as it was filled in: every field is an unchecked text. Browser and server use the same type. */

/** Names on the wire, of the API's members and of the form's fields alike, in the order of the fields. */
export const WIRE_NAMES = {
  type: 'Type',
  productId: 'ProductId',
  companyId: 'CompanyId',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  postalCode: 'PostalCode',
  date: 'Date',
  time: 'Time',
  message: 'Message',
  offeredMake: 'OfferedMake',
  offeredModel: 'OfferedModel',
  offeredYear: 'OfferedYear',
  offeredVersion: 'OfferedVersion',
  offeredMileage: 'OfferedMileage',
  offeredCondition: 'OfferedCondition',
  offeredVin: 'OfferedVin',
  consent: 'Consent',
  marketing: 'Marketing',
} as const;

export type LeadField = keyof typeof WIRE_NAMES;
export const LEAD_FIELDS = Object.keys(WIRE_NAMES) as readonly LeadField[];

/** Fields that a program may send as a whole number, or as a boolean, instead of a text. */
export const NUMBER_FIELDS: readonly LeadField[] = ['productId', 'companyId', 'offeredYear', 'offeredMileage'];
export const TICK_FIELDS: readonly LeadField[] = ['consent', 'marketing'];

/** '' for an empty field. */
export type LeadForm = Readonly<Record<LeadField, string>>;

export const EMPTY_FORM = Object.fromEntries(LEAD_FIELDS.map((field) => [field, ''])) as LeadForm;

/** Values of the field `Type`. */
export const WIRE_TYPES = {
  inquiry: 'Inquiry',
  appointment: 'Appointment',
  availability: 'Availability',
  history: 'History',
  'buy-online': 'BuyOnline',
  'trade-in': 'TradeIn',
  contact: 'Contact',
} as const;

/** Values of the field `Time` (specification, section 3). */
export const WIRE_TIMES = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

/** Values of the field `OfferedCondition`. */
export const WIRE_CONDITIONS = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' } as const;
