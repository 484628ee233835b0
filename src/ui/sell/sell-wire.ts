/** The dealer whom the visitor's vehicle is offered to. The vehicle that is wanted for it is named as everywhere (`ProductId`). */
export const DEALER_PARAMETER = 'Dealer';
