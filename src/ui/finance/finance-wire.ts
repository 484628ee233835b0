/** On the financing page and in the forms of selling and buying: the vehicle that is asked about. */
export const VEHICLE_PARAMETER = 'ProductId';
