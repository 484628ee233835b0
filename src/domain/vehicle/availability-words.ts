/** What a vehicle's availability is called, and what it means for the visitor (specification, section 4). */
import type { InFiveLanguages } from '../language/in-five-languages.ts';
import type { Availability } from './availability.ts';

export const AVAILABILITY_LABELS: Readonly<Record<Availability, InFiveLanguages>> = {
  available: ['Available', 'Disponible', 'Disponible', 'Disponible', 'Disponible'],
  reserved: ['Reserved', 'Réservé', 'Réservé', 'Reservado', 'Reservado'],
  pending: ['Purchase pending', 'Achat en cours', 'Achat en cours', 'Compra en curso', 'Compra en trámite'],
  coming: ['Coming', 'À venir', 'Bientôt disponible', 'Próximamente', 'Próximamente'],
  'price-coming': ['Price coming', 'Prix à venir', 'Prix à venir', 'Precio próximamente', 'Precio próximamente'],
  sold: ['Sold', 'Vendu', 'Vendu', 'Vendido', 'Vendido'],
  unavailable: ['Unavailable', 'Non disponible', 'Indisponible', 'No disponible', 'No disponible'],
};

/** Null where the label says it all. Where a visitor may leave his address (`notify`), the text says so. */
export const AVAILABILITY_TEXTS: Readonly<Record<Availability, InFiveLanguages | null>> = {
  available: null,
  reserved: [
    'Another customer has reserved this vehicle. Leave your information to be notified if it becomes available again.',
    'Un autre client a réservé ce véhicule. Laissez vos coordonnées pour être avisé s’il redevient disponible.',
    'Un autre client a réservé ce véhicule. Laissez vos coordonnées pour être prévenu s’il redevient disponible.',
    'Otro cliente ha reservado este vehículo. Deje sus datos y le avisaremos si vuelve a estar disponible.',
    'Otro cliente reservó este vehículo. Deje sus datos y le avisaremos si vuelve a estar disponible.',
  ],
  pending: [
    'Another customer is purchasing this vehicle. Leave your information to be notified if it becomes available again.',
    'Un autre client est en train d’acheter ce véhicule. Laissez vos coordonnées pour être avisé s’il redevient disponible.',
    'Un autre client est en train d’acheter ce véhicule. Laissez vos coordonnées pour être prévenu s’il redevient disponible.',
    'Otro cliente está comprando este vehículo. Deje sus datos y le avisaremos si vuelve a estar disponible.',
    'Otro cliente está comprando este vehículo. Deje sus datos y le avisaremos si vuelve a estar disponible.',
  ],
  coming: [
    'This vehicle has not reached the dealer yet.',
    'Ce véhicule n’est pas encore arrivé chez le concessionnaire.',
    'Ce véhicule n’est pas encore arrivé chez le vendeur.',
    'Este vehículo todavía no ha llegado al concesionario.',
    'Este vehículo todavía no ha llegado al concesionario.',
  ],
  'price-coming': [
    'The dealer has not set the price of this vehicle yet.',
    'Le concessionnaire n’a pas encore fixé le prix de ce véhicule.',
    'Le vendeur n’a pas encore fixé le prix de ce véhicule.',
    'El concesionario todavía no ha fijado el precio de este vehículo.',
    'El concesionario todavía no ha fijado el precio de este vehículo.',
  ],
  sold: [
    'This vehicle has been sold.',
    'Ce véhicule a été vendu.',
    'Ce véhicule a été vendu.',
    'Este vehículo ya se ha vendido.',
    'Este vehículo ya se vendió.',
  ],
  unavailable: [
    'The dealer is not offering this vehicle at the moment. Leave your information to be notified if it becomes available again.',
    'Le concessionnaire n’offre pas ce véhicule en ce moment. Laissez vos coordonnées pour être avisé s’il redevient disponible.',
    'Le vendeur ne propose pas ce véhicule en ce moment. Laissez vos coordonnées pour être prévenu s’il redevient disponible.',
    'El concesionario no ofrece este vehículo en este momento. Deje sus datos y le avisaremos si vuelve a estar disponible.',
    'El concesionario no ofrece este vehículo en este momento. Deje sus datos y le avisaremos si vuelve a estar disponible.',
  ],
};
