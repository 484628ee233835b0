/** A form as it was filled in: every field a text, nothing checked. Browser and server read the same. */

export const LEAD_FIELDS = [
  'type',
  'productId',
  'companyId',
  'name',
  'email',
  'phone',
  'postalCode',
  'date',
  'time',
  'message',
  'offeredMake',
  'offeredModel',
  'offeredYear',
  'offeredVersion',
  'offeredMileage',
  'offeredCondition',
  'offeredVin',
  'consent',
  'marketing',
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** '' for what was left empty. */
export type LeadForm = Readonly<Record<LeadField, string>>;

/** Names on the wire, of the API's members and of the form's fields alike. */
export const WIRE_NAMES: Readonly<Record<LeadField, string>> = {
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
};

export const EMPTY_FORM: LeadForm = {
  type: '',
  productId: '',
  companyId: '',
  name: '',
  email: '',
  phone: '',
  postalCode: '',
  date: '',
  time: '',
  message: '',
  offeredMake: '',
  offeredModel: '',
  offeredYear: '',
  offeredVersion: '',
  offeredMileage: '',
  offeredCondition: '',
  offeredVin: '',
  consent: '',
  marketing: '',
};

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
