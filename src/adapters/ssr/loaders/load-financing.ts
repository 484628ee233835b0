/** The financing page: from a price to its payment, and from a payment to the vehicles that it can buy. */
import { countAffordable } from '../../../application/finance/count-affordable.ts';
import { isFinanced } from '../../../domain/finance/payment.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';
import { financingLoan, financingView, type FinancingView } from '../../../ui/finance/present-financing.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { vehicleAskedFor } from '../vehicle-asked-for.ts';

/** The vehicle to start from, if the site shows it and its price can be financed. */
const vehicleOf = async (request: PageRequest, ports: PagePorts): Promise<Vehicle | null> => {
  const vehicle = (await vehicleAskedFor(request, ports))?.vehicle;
  return vehicle?.price && isFinanced(vehicle.price, request.site.currency) ? vehicle : null;
};

export const loadFinancing: Loader<FinancingView> = async (request, ports) => {
  const vehicle = await vehicleOf(request, ports);
  const loan = financingLoan(vehicle, request, ports.clock.now());
  const within = loan.figures.search;
  const found = within && (await countAffordable(within, request, ports.search));
  return { kind: 'page', view: financingView(loan, vehicle, found, request) };
};
