/** The drawn mark, a steering wheel, as it stands in the header: 26 units wide. */
export const MARK = '<circle cx="13" cy="13" r="11"/><path d="M2.6 14.4c6.4-3.3 14.4-3.3 20.8 0M13 13.2V24"/>';
