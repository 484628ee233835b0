/**
 * Sentences of dealers' descriptions. In braces stand facts of the vehicle: {title} year, make and model, {trim},
 * {distance} with its unit, {colour}, {dealer}, {city}, {engine}, {power}, {gearbox}, {drive}, {feature}. A sentence with a fact
 * that the vehicle does not have is not used.
 */
export interface Sentences {
  readonly fresh: readonly string[];
  /** Driven by the dealer or a company: demonstrators, courtesy and company vehicles. */
  readonly driven: readonly string[];
  readonly used: readonly string[];
  readonly about: readonly string[];
  readonly closing: readonly string[];
}

export const ENGLISH_SENTENCES: Sentences = {
  fresh: [
    'Factory-new {title} {trim}, in stock and ready for delivery.',
    'New {title} in {trim} trim: come and see it in {city}.',
    'The {title} {trim}, brand new, with the full manufacturer’s warranty.',
    'Just unloaded: a new {title} {trim} in {colour}.',
  ],
  driven: [
    'Driven by our own staff for {distance}: {title} {trim}.',
    '{title} {trim} with only {distance}, and the rest of its warranty.',
    'Nearly new: {title} {trim}, {distance}.',
  ],
  used: [
    '{title} {trim} with {distance}, in very good shape.',
    'Well-kept {title} with {distance} and service records.',
    'Local trade-in: {title} {trim}, {distance}.',
    'Tidy {title} {trim} in {colour}, {distance} to date.',
    'One previous owner, {distance}, always serviced on schedule.',
    'Honest {title} at an honest price. {trim} trim, {colour}.',
    'A very presentable {title} {trim}, {distance}; two keys and the manuals come with it.',
    '{title} {trim}, checked over and ready to go.',
  ],
  about: [
    'The {engine} engine makes {power} with a smooth {gearbox} gearbox.',
    'Equipped with {feature} and {feature2}.',
    '{drive}, {gearbox} gearbox and {feature}.',
    'Highlights: {feature}, {feature2}.',
    'Comes with {feature}. Ask us for the full list.',
    '{power} on tap, with {drive}.',
  ],
  closing: [
    'Trade-ins welcome at {dealer}.',
    'See it at {dealer} in {city}, six days a week.',
    'Call ahead and we will have it ready for you.',
    'Financing on the spot, delivery across the province.',
    'Inspected in our own shop before it goes on the lot.',
    'Test drives by appointment, evenings too.',
    'The price is the price: no administration fee.',
  ],
};

export const QUEBEC_SENTENCES: Sentences = {
  fresh: [
    '{title} {trim}, neuf, en inventaire et prêt à livrer.',
    'Tout juste arrivé à {city} : {title} {trim}.',
    '{title} {trim} neuf, avec la garantie complète du fabricant.',
    'À voir sur place : {title} {trim}, couleur : {colour}.',
  ],
  driven: [
    'Conduit par notre équipe pendant {distance} : {title} {trim}.',
    '{title} {trim}, seulement {distance}, solde de la garantie du fabricant.',
    'Presque neuf : {title} {trim}, {distance}.',
  ],
  used: [
    '{title} {trim}, {distance}, très propre.',
    '{title} bien entretenu, {distance}, factures à l’appui.',
    'Échange d’un client de la région : {title} {trim}, {distance}.',
    'Un seul propriétaire, {distance}, entretien suivi ici même.',
    '{title} {trim}, couleur : {colour}, {distance} au compteur.',
    'Rapport qualité-prix difficile à battre. {trim}, {distance}.',
    '{title} {trim}, {distance} : deux clés et les manuels sont fournis.',
    '{title} {trim}, à voir sur place à {city}.',
  ],
  about: [
    'Moteur de {engine}, {power}, boîte {gearbox}.',
    'Équipement : {feature}, {feature2}.',
    '{drive}, boîte {gearbox}, {feature}.',
    'Parmi les options : {feature} et {feature2}.',
    'Inclut {feature}. Demandez-nous la liste complète.',
  ],
  closing: [
    'Votre échange est le bienvenu chez {dealer}.',
    'Venez l’essayer chez {dealer}, à {city}.',
    'Financement sur place, réponse le jour même.',
    'Inspecté dans nos ateliers avant la mise en vente.',
    'Livraison possible partout dans la province.',
    'Essais routiers sur rendez-vous, en soirée aussi.',
    'Prix affiché, sans frais d’administration.',
  ],
};

export const FRENCH_SENTENCES: Sentences = {
  fresh: [
    '{title} {trim} neuf, disponible immédiatement.',
    'Arrivage à {city} : {title} {trim}.',
    '{title} {trim}, 0 km, garantie constructeur.',
    '{title} {trim}, coloris {colour}, visible sur parc.',
  ],
  driven: [
    'Issu de notre parc : {title} {trim}, {distance}.',
    '{title} {trim}, {distance} seulement, solde de garantie constructeur.',
    'État proche du neuf : {title} {trim}, {distance}.',
  ],
  used: [
    '{title} {trim}, {distance}, très bon état général.',
    '{title}, {distance}, carnet d’entretien à jour.',
    'Première main, {distance}, factures disponibles.',
    '{title} {trim}, coloris {colour}, {distance} au compteur.',
    'Reprise d’un client de la concession : {title} {trim}, {distance}.',
    'Contrôle technique vierge, {distance}, double des clés.',
    '{title} {trim}, {distance}, prêt à partir.',
    '{title} {trim}, visible sur parc à {city}.',
  ],
  about: [
    'Moteur {engine} développant {power}, boîte {gearbox}.',
    'Équipements : {feature}, {feature2}.',
    'Boîte {gearbox}, {feature}, {feature2}.',
    'À noter : {feature} et {feature2}.',
    'Avec {feature}. Liste complète sur demande.',
  ],
  closing: [
    'Reprise possible chez {dealer}.',
    'À essayer chez {dealer}, à {city}.',
    'Financement possible, réponse sous 24 heures.',
    'Révisé et préparé dans nos ateliers.',
    'Livraison partout en France, nous consulter.',
    'Garantie 12 mois pièces et main-d’œuvre.',
    'Visible sur rendez-vous, du lundi au samedi.',
  ],
};
