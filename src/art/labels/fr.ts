import type { DrawingWords } from './labelText.ts';

export const fr: DrawingWords = {
  labels: {
    '10 seats': '10 places',
    '70-volt amplifier': 'ampli 70 V',
    'a cable for each': 'un câble chacun',
    'a floor plan': 'un plan',
    'a photo': 'une photo',
    'a plan': 'un plan',
    'alarm code': 'code d’alarme',
    'alarm panel': 'centrale',
    amplifier: 'ampli',
    'amplifier (BDA)': 'ampli (BDA)',
    'antenna on each floor': 'antenne par étage',
    'backup server': 'sauvegarde',
    BDA: 'BDA',
    'bullet camera': 'caméra tube',
    'by laser': 'au laser',
    cables: 'câbles',
    cabling: 'câbles',
    camera: 'caméra',
    CAT6A: 'CAT6A',
    'CAT6A in the tray': 'CAT6A sur chemin',
    code: 'code',
    'cold aisle': 'froid',
    controller: 'contrôleur',
    'controller, in a locked closet': 'contrôleur sous clé',
    cooling: 'froid',
    copper: 'cuivre',
    'copper and fiber apart': 'cuivre et fibre à part',
    'copper inside': 'cuivre dedans',
    desk: 'poste',
    'desk phone': 'téléphone fixe',
    'donor antenna': 'antenne externe',
    'door open': 'ouverte',
    'door station': 'interphone',
    'electric strike': 'gâche',
    emitter: 'émetteur',
    'emitter above the tiles': 'émetteur au plafond',
    'every bay in view': 'chaque place vue',
    'eye level': 'à hauteur d’yeux',
    fiber: 'fibre',
    hole: 'trou',
    horn: 'haut-parleur',
    'horn over the aisle': 'haut-parleur d’allée',
    IDF: 'IDF',
    'laminated sheet': 'fiche plastifiée',
    laptop: 'portable',
    laser: 'laser',
    MDF: 'MDF',
    'meeting room': 'salle de réunion',
    mobile: 'mobile',
    network: 'réseau',
    'one call': 'un appel',
    'one desk': 'un poste',
    'open hole': 'trou ouvert',
    panel: 'patch',
    'paper log': 'registre',
    'patch panel': 'panneau',
    phone: 'téléphone',
    plate: 'prise',
    'port 404': 'port 404',
    'port 404: nothing here': 'port 404\u00a0: rien ici',
    'power A and B': 'voies A et B',
    'power A, B': 'voies A, B',
    processor: 'processeur',
    'quiet rack, outside the hall': 'baie silencieuse, dehors',
    rack: 'baie',
    'rack outside': 'baie dehors',
    reader: 'lecteur',
    'rear dock door: open': 'porte arrière\u00a0: ouverte',
    recorder: 'enregistreur',
    security: 'sécurité',
    server: 'serveur',
    'six picture heights': 'six hauteurs d’image',
    switch: 'switch',
    'to the wall': 'au mur',
    'touch panel': 'écran tactile',
    'two lines': 'deux lignes',
    'two sentences': 'deux phrases',
  },
  alternatives: {
    home: 'Dessin au trait d’une salle de réunion avec écran et caméra, d’une porte de local avec lecteur de badges et de la baie réseau dans le local.',
    'conference-rooms':
      'Dessin au trait d’une salle de conférence avec deux écrans, une barre caméra, une baie, dix places et un écran tactile sur la table.',
    'conference-rooms/rack':
      'Dessin au trait de la baie d’une salle de conférence\u00a0: processeur, amplificateur et switch, chacun dans ses unités.',
    'conference-rooms/table':
      'Dessin au trait d’une table de conférence avec un écran tactile, une prise pour câbles et un ordinateur portable.',
    'conference-rooms-before':
      'Dessin au trait de la même salle avant\u00a0: un écran sur un chariot, un projecteur et des câbles sur la table et au sol.',
    'presentation-systems':
      'Dessin au trait d’une salle de sept rangs en gradins\u00a0; un projecteur remplit l’écran, et des lignes de vue y mènent depuis le dernier rang.',
    'video-conferencing':
      'Dessin au trait de deux salles de réunion dans un appel\u00a0: sous chaque écran une barre caméra, à l’image les personnes de l’autre salle.',
    'digital-signage':
      'Dessin au trait d’un hall dont le mur vidéo, l’écran d’accueil, le menu et le plan affichent un message, changé depuis un seul poste.',
    'paging-intercom-systems':
      'Dessin au trait d’un entrepôt\u00a0: des haut-parleurs sur les allées et le quai, un amplificateur et un chauffeur devant l’interphone du quai.',
    'wireless-wifi':
      'Dessin au trait d’un étage de bureaux avec trois points d’accès dont les zones se recouvrent, chacun relié au local par son propre câble.',
    'distributed-antenna-systems':
      'Dessin au trait d’un immeuble en coupe\u00a0: une antenne sur le toit, un amplificateur au garage, une colonne et des antennes à chaque étage.',
    'managed-it-services':
      'Dessin au trait d’un technicien devant un écran de supervision et de la baie, avec serveur et sauvegarde, qu’il surveille.',
    'sound-masking':
      'Dessin au trait d’un bureau ouvert\u00a0: quatre émetteurs de masquage sonore au-dessus du plafond, sur un même câble depuis un contrôleur.',
    'security-systems':
      'Dessin au trait d’une entrée avec caméra et lecteur de badges\u00a0; dedans, une centrale d’alarme, un contrôleur de porte et la baie de l’enregistreur.',
    'security-systems-before':
      'Dessin au trait de la même entrée avant\u00a0: une clé dans la serrure, un registre en papier et un enregistreur sous le bureau.',
    'access-control':
      'Dessin au trait d’une porte avec un lecteur de cartes dans le couloir et une gâche dans le cadre, reliés à un contrôleur dans un local.',
    'video-surveillance':
      'Dessin au trait d’un parking avec cinq voitures\u00a0; deux caméras sur des mâts, aux bouts de l’allée, voient toutes les places.',
    'intrusion-detection':
      'Dessin au trait d’un entrepôt et de son bureau avec un capteur à chaque porte\u00a0; une porte du quai est ouverte et son contact déclenché.',
    'network-cabling':
      'Dessin au trait d’un local technique\u00a0: les câbles arrivent sur un chemin, descendent le long d’une baie et finissent dans ses panneaux.',
    'network-cabling/ports':
      'Dessin au trait d’un panneau de brassage, de près\u00a0: chaque cordon part d’un port et finit dans le switch du dessous.',
    'network-cabling-before':
      'Dessin au trait du même local avant\u00a0: deux switches sur une étagère, des cordons emmêlés, un câble sur un tuyau et par un trou ouvert.',
    'structured-cabling':
      'Dessin au trait de deux immeubles en coupe\u00a0: du cuivre du répartiteur aux postes de chaque étage, de la fibre dans un fourreau entre eux.',
    'unified-communications':
      'Dessin au trait d’un bureau où le même appel arrive sur le téléphone fixe, l’ordinateur portable et le mobile, à côté d’un casque.',
    'data-center-infrastructure':
      'Dessin au trait d’une salle serveurs\u00a0: deux rangées de baies, une allée froide fermée, deux réglettes par baie, des chemins et un climatiseur.',
    'about-us':
      'Dessin au trait d’une camionnette devant un petit bâtiment\u00a0; une technicienne mesure depuis un trépied la distance au mur.',
    'about-us/survey':
      'Dessin au trait d’une technicienne avec un trépied qui mesure la distance à un mur.',
    'contact-us':
      'Dessin au trait d’un bureau avec un plan où une pièce est entourée, une photo sur un téléphone et une note.',
    'not-found':
      'Dessin au trait du coin d’une pièce vide\u00a0: une prise murale avec deux ports libres et un cordon réseau débranché au sol.',
  },
};
