/**
 * What vehicles are equipped with, by kind and group:
 * group | since | share of vehicles | English | French (Canada) | French (France)
 * The share holds for a vehicle of middling price; a dearer one has more of it, a cheaper one less.
 */
export const CAR_EQUIPMENT = `
mechanical | 2000 | 0.85 | Cruise control | Régulateur de vitesse | Régulateur de vitesse
mechanical | 2014 | 0.5 | Adaptive cruise control | Régulateur de vitesse adaptatif | Régulateur de vitesse adaptatif
mechanical | 2008 | 0.35 | Remote starter | Démarreur à distance | Démarrage à distance
mechanical | 2013 | 0.35 | Drive mode selector | Sélecteur de mode de conduite | Sélecteur de modes de conduite
mechanical | 2012 | 0.5 | Electric parking brake | Frein de stationnement électrique | Frein de stationnement électrique
mechanical | 2005 | 0.55 | Push-button start | Démarrage par bouton-poussoir | Démarrage sans clé
exterior | 2000 | 0.8 | Alloy wheels | Jantes en alliage | Jantes alliage
exterior | 2013 | 0.6 | LED headlights | Phares à DEL | Phares à LED
exterior | 2000 | 0.35 | Fog lights | Phares antibrouillard | Feux antibrouillard
exterior | 2000 | 0.3 | Sunroof | Toit ouvrant | Toit ouvrant
exterior | 2012 | 0.25 | Panoramic roof | Toit panoramique | Toit panoramique
exterior | 2010 | 0.35 | Power liftgate | Hayon à commande électrique | Hayon électrique
exterior | 2000 | 0.3 | Roof rails | Longerons de toit | Barres de toit
exterior | 2000 | 0.75 | Heated mirrors | Rétroviseurs chauffants | Rétroviseurs dégivrants
exterior | 2000 | 0.2 | Trailer hitch | Attelage de remorque | Attelage
entertainment | 2008 | 0.9 | Bluetooth | Bluetooth | Bluetooth
entertainment | 2016 | 0.75 | Apple CarPlay and Android Auto | Apple CarPlay et Android Auto | Apple CarPlay et Android Auto
entertainment | 2012 | 0.75 | Touchscreen | Écran tactile | Écran tactile
entertainment | 2008 | 0.35 | Navigation system | Système de navigation | GPS
entertainment | 2010 | 0.25 | Premium sound system | Chaîne audio haut de gamme | Système audio premium
entertainment | 2008 | 0.6 | USB ports | Ports USB | Prises USB
entertainment | 2018 | 0.35 | Wireless phone charger | Chargeur de téléphone sans fil | Chargeur à induction
interior | 2000 | 0.9 | Air conditioning | Climatisation | Climatisation
interior | 2006 | 0.5 | Dual-zone automatic climate control | Climatisation automatique à deux zones | Climatisation automatique bizone
interior | 2005 | 0.7 | Heated front seats | Sièges avant chauffants | Sièges avant chauffants
interior | 2010 | 0.4 | Heated steering wheel | Volant chauffant | Volant chauffant
interior | 2000 | 0.4 | Leather seats | Sièges en cuir | Sellerie cuir
interior | 2014 | 0.2 | Ventilated front seats | Sièges avant ventilés | Sièges avant ventilés
interior | 2000 | 0.45 | Power driver seat | Siège du conducteur à réglage électrique | Siège conducteur électrique
interior | 2000 | 0.55 | Split-folding rear seat | Banquette arrière divisée rabattable | Banquette arrière fractionnable
interior | 2018 | 0.3 | Digital instrument cluster | Tableau de bord numérique | Combiné d’instruments numérique
safety | 2000 | 0.95 | ABS | Freins ABS | ABS
safety | 2004 | 0.9 | Electronic stability control | Contrôle électronique de la stabilité | ESP
safety | 2012 | 0.85 | Backup camera | Caméra de recul | Caméra de recul
safety | 2010 | 0.5 | Parking sensors | Capteurs de stationnement | Radars de stationnement
safety | 2013 | 0.5 | Blind-spot monitoring | Surveillance des angles morts | Détecteur d’angle mort
safety | 2015 | 0.55 | Lane-keeping assist | Aide au maintien de voie | Aide au maintien dans la voie
safety | 2015 | 0.6 | Automatic emergency braking | Freinage d’urgence automatique | Freinage d’urgence automatique
safety | 2000 | 0.85 | Side airbags | Coussins gonflables latéraux | Airbags latéraux
safety | 2000 | 0.5 | ISOFIX child-seat anchors | Ancrages pour siège d’enfant | Fixations Isofix
`;

export const MOTORCYCLE_EQUIPMENT = `
mechanical | 2010 | 0.6 | ABS | Freins ABS | ABS
mechanical | 2014 | 0.45 | Traction control | Antipatinage | Antipatinage
mechanical | 2016 | 0.35 | Ride modes | Modes de conduite | Modes de conduite
mechanical | 2016 | 0.25 | Quickshifter | Sélecteur rapide | Quickshifter
exterior | 2014 | 0.55 | LED lighting | Éclairage à DEL | Éclairage LED
exterior | 2000 | 0.35 | Windscreen | Pare-brise | Bulle
exterior | 2000 | 0.3 | Saddlebags | Sacoches | Sacoches
exterior | 2000 | 0.25 | Top case | Coffre arrière | Top case
exterior | 2000 | 0.3 | Engine guards | Protège-moteur | Pare-carters
interior | 2012 | 0.3 | Heated grips | Poignées chauffantes | Poignées chauffantes
entertainment | 2018 | 0.35 | TFT display | Écran TFT | Écran TFT
entertainment | 2018 | 0.25 | Bluetooth | Bluetooth | Bluetooth
safety | 2000 | 0.3 | Alarm | Système d’alarme | Alarme
`;

export const BOAT_EQUIPMENT = `
mechanical | 2000 | 0.5 | Bilge pump | Pompe de cale | Pompe de cale
mechanical | 2000 | 0.4 | Battery switch | Coupe-batterie | Coupe-batterie
exterior | 2000 | 0.5 | Bimini top | Toit bimini | Bimini
exterior | 2000 | 0.5 | Swim platform | Plateforme de baignade | Plage de bain
exterior | 2000 | 0.4 | Mooring cover | Toile d’entreposage | Taud de mouillage
exterior | 2000 | 0.35 | Trailer included | Remorque incluse | Remorque incluse
exterior | 2000 | 0.3 | Wakeboard tower | Tour de planche | Mât de wakeboard
entertainment | 2006 | 0.45 | Marine stereo | Chaîne audio marine | Autoradio marine
entertainment | 2010 | 0.45 | GPS chartplotter | Traceur de cartes GPS | Traceur GPS
entertainment | 2006 | 0.45 | Depth sounder | Sonar | Sondeur
interior | 2000 | 0.35 | Sun pad | Bain de soleil | Bain de soleil
interior | 2000 | 0.25 | Marine toilet | Toilette marine | WC marin
safety | 2000 | 0.4 | VHF radio | Radio VHF | VHF
safety | 2000 | 0.4 | Fire extinguisher | Extincteur | Extincteur
`;

export const SAILBOAT_EQUIPMENT = `
mechanical | 2000 | 0.6 | Bilge pump | Pompe de cale | Pompe de cale
mechanical | 2000 | 0.5 | Shore power | Alimentation de quai | Prise de quai
mechanical | 2006 | 0.4 | Autopilot | Pilote automatique | Pilote automatique
exterior | 2000 | 0.6 | Furling genoa | Génois sur enrouleur | Génois sur enrouleur
exterior | 2000 | 0.5 | Sprayhood | Capote de descente | Capote de descente
exterior | 2000 | 0.4 | Electric windlass | Guindeau électrique | Guindeau électrique
entertainment | 2010 | 0.6 | GPS chartplotter | Traceur de cartes GPS | Traceur GPS
interior | 2000 | 0.6 | Galley with refrigerator | Cuisine avec réfrigérateur | Cuisine avec réfrigérateur
interior | 2000 | 0.6 | Marine toilet | Toilette marine | WC marin
safety | 2000 | 0.6 | VHF radio | Radio VHF | VHF
safety | 2000 | 0.5 | Life raft | Radeau de sauvetage | Radeau de survie
`;

export const OFF_ROAD_EQUIPMENT = `
mechanical | 2010 | 0.55 | Electric power steering | Servodirection électrique | Direction assistée électrique
mechanical | 2000 | 0.55 | Electric starter | Démarreur électrique | Démarreur électrique
mechanical | 2000 | 0.45 | Reverse | Marche arrière | Marche arrière
exterior | 2000 | 0.4 | Winch | Treuil | Treuil
exterior | 2000 | 0.35 | Hand guards | Protège-mains | Protège-mains
exterior | 2000 | 0.35 | Cargo box | Coffre de rangement | Coffre
exterior | 2014 | 0.45 | LED headlights | Phares à DEL | Phares LED
exterior | 2000 | 0.35 | Trailer hitch | Attelage de remorque | Attelage
interior | 2000 | 0.6 | Heated grips | Poignées chauffantes | Poignées chauffantes
entertainment | 2017 | 0.3 | Digital display with GPS | Afficheur numérique avec GPS | Écran numérique avec GPS
safety | 2014 | 0.3 | Digitally encoded security key | Clé de sécurité à encodage numérique | Clé de sécurité codée
`;

export const CAMPING_EQUIPMENT = `
mechanical | 2000 | 0.45 | Solar panel | Panneau solaire | Panneau solaire
mechanical | 2000 | 0.35 | Generator | Génératrice | Groupe électrogène
mechanical | 2000 | 0.3 | Inverter | Onduleur | Convertisseur
exterior | 2000 | 0.65 | Awning | Auvent | Store
exterior | 2000 | 0.3 | Outdoor shower | Douche extérieure | Douche extérieure
exterior | 2000 | 0.3 | Bike rack | Support à vélos | Porte-vélos
exterior | 2008 | 0.35 | Back-up camera | Caméra de recul | Caméra de recul
entertainment | 2008 | 0.5 | Television | Téléviseur | Téléviseur
entertainment | 2010 | 0.4 | Bluetooth sound system | Chaîne audio Bluetooth | Autoradio Bluetooth
interior | 2000 | 0.75 | Refrigerator | Réfrigérateur | Réfrigérateur
interior | 2000 | 0.7 | Bathroom with shower | Salle de bain avec douche | Cabinet de toilette avec douche
interior | 2000 | 0.65 | Furnace | Fournaise | Chauffage
interior | 2000 | 0.5 | Air conditioning | Climatisation | Climatisation
interior | 2000 | 0.45 | Queen bed | Grand lit | Lit central
interior | 2000 | 0.35 | Microwave oven | Four à micro-ondes | Four à micro-ondes
safety | 2000 | 0.6 | Smoke and gas detectors | Détecteurs de fumée et de gaz | Détecteurs de fumée et de gaz
`;

export const HEAVY_EQUIPMENT = `
mechanical | 2010 | 0.6 | Engine brake | Frein moteur | Ralentisseur
mechanical | 2000 | 0.55 | Air suspension | Suspension pneumatique | Suspension pneumatique
mechanical | 2000 | 0.3 | Differential lock | Blocage de différentiel | Blocage de différentiel
exterior | 2000 | 0.45 | Aluminium wheels | Roues en aluminium | Jantes aluminium
exterior | 2000 | 0.3 | Side fairings | Carénages latéraux | Carénages latéraux
interior | 2000 | 0.5 | Air-ride driver seat | Siège du conducteur à suspension pneumatique | Siège conducteur pneumatique
interior | 2000 | 0.5 | Air conditioning | Climatisation | Climatisation
interior | 2006 | 0.3 | Auxiliary heater | Chauffage d’appoint | Chauffage autonome
entertainment | 2010 | 0.4 | Bluetooth | Bluetooth | Bluetooth
safety | 2012 | 0.4 | Collision mitigation | Atténuation des collisions | Freinage d’urgence automatique
safety | 2012 | 0.4 | Lane-departure warning | Avertisseur de sortie de voie | Alerte de franchissement de ligne
safety | 2000 | 0.55 | ABS | Freins ABS | ABS
`;
