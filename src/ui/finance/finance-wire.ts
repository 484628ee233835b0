/** On the financing page and in the forms of selling and buying: the vehicle that is asked about. */
export const VEHICLE_PARAMETER = 'ProductId';
/** On the financing page: whether each payment is listed ('Payments'). */
export const SCHEDULE_PARAMETER = 'Schedule';
