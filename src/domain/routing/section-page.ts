/** Codes of pages: section and page (specification, section 2). Section defaults to Public, page to Index. */

export const PAGE_CODES = [
  'Public_Index',
  'Public_Cars', 'Public_Cars2', 'Public_Cars3',
  'Public_Recreative', 'Public_Recreative2', 'Public_Recreative3',
  'Public_Car', 'Public_CarPartial', 'Public_CarRegular', 'Public_CarBridge',
  'Public_Recreational', 'Public_RecreationalPartial', 'Public_RecreationalRegular', 'Public_RecreationalBridge',
  'Public_Directory', 'Public_Favorites', 'Public_Financing', 'Public_DealerInventory', 'Public_DealerInventoryMap',
  'Public_BuyOnline', 'Public_SellTrade', 'Public_Shopibot', 'Public_HowItWorks', 'Public_About', 'Public_SignIn',
  'Public_Support', 'Public_Contact', 'Public_Terms', 'Public_Privacy', 'Public_Publicity', 'Public_DealerServices',
  'Public_Ranking', 'Public_Accessibility', 'Public_Credits',
  'Showroom_Index',
  'Specs_Index', 'Specs_Search', 'Specs_Details', 'Specs_TechnicalSheet', 'Specs_Compare',
] as const;
export type PageCode = (typeof PAGE_CODES)[number];

/** `pageCode('Public', 'Cars')` is 'Public_Cars'; both parts have their defaults. */
export const pageCode = (section = 'Public', page = 'Index'): string => `${section}_${page}`;
