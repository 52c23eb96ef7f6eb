import type { DrawingWords } from './labelText.ts';

export const es: DrawingWords = {
  labels: {
    '10 seats': '10 plazas',
    '70-volt amplifier': 'amplificador 70 V',
    'a cable for each': 'un cable cada uno',
    'a floor plan': 'un plano',
    'a photo': 'una foto',
    'a plan': 'un plano',
    'alarm code': 'código de alarma',
    'alarm panel': 'alarma',
    amplifier: 'amplificador',
    'amplifier (BDA)': 'amplificador (BDA)',
    'antenna on each floor': 'antena por planta',
    'backup server': 'servidor de copia',
    BDA: 'BDA',
    'bullet camera': 'cámara bullet',
    'by laser': 'con láser',
    cables: 'cables',
    cabling: 'cables',
    camera: 'cámara',
    CAT6A: 'CAT6A',
    'CAT6A in the tray': 'CAT6A en bandeja',
    code: 'código',
    'cold aisle': 'pasillo frío',
    controller: 'controlador',
    'controller, in a locked closet': 'controlador bajo llave',
    cooling: 'frío',
    copper: 'cobre',
    'copper and fiber apart': 'cobre y fibra aparte',
    'copper inside': 'cobre dentro',
    desk: 'puesto',
    'desk phone': 'teléfono fijo',
    'donor antenna': 'antena externa',
    'door open': 'abierta',
    'door station': 'portero',
    'electric strike': 'cerradero',
    emitter: 'emisor',
    'emitter above the tiles': 'emisor sobre el techo',
    'every bay in view': 'se ve cada plaza',
    'eye level': 'a los ojos',
    fiber: 'fibra',
    hole: 'hueco',
    horn: 'bocina',
    'horn over the aisle': 'bocina en el pasillo',
    IDF: 'IDF',
    'laminated sheet': 'hoja plastificada',
    laptop: 'portátil',
    laser: 'láser',
    MDF: 'MDF',
    'meeting room': 'sala de reunión',
    mobile: 'móvil',
    network: 'red',
    'one call': 'una llamada',
    'one desk': 'un puesto',
    'open hole': 'hueco abierto',
    panel: 'panel',
    'paper log': 'libro de papel',
    'patch panel': 'panel de parcheo',
    phone: 'teléfono',
    plate: 'placa',
    'port 404': 'puerto 404',
    'port 404: nothing here': 'puerto 404: nada',
    'power A and B': 'líneas A y B',
    'power A, B': 'líneas A, B',
    processor: 'procesador',
    'quiet rack, outside the hall': 'rack silencioso, fuera',
    rack: 'rack',
    'rack outside': 'rack fuera',
    reader: 'lector',
    'rear dock door: open': 'puerta trasera: abierta',
    recorder: 'grabador',
    security: 'seguridad',
    server: 'servidor',
    'six picture heights': 'seis alturas',
    switch: 'switch',
    'to the wall': 'a la pared',
    'touch panel': 'panel táctil',
    'two lines': 'dos líneas',
    'two sentences': 'dos frases',
  },
  alternatives: {
    home: 'Dibujo lineal de una sala de reunión con pantalla y cámara, la puerta de un armario con lector de tarjetas y el rack de la red dentro.',
    'conference-rooms':
      'Dibujo lineal de una sala de conferencias con dos pantallas, barra de cámara, rack de equipos, diez plazas y un panel táctil en la mesa.',
    'conference-rooms/rack':
      'Dibujo lineal del rack de una sala de conferencias: procesador, amplificador y switch, cada uno en sus unidades.',
    'conference-rooms/table':
      'Dibujo lineal de una mesa de conferencias con panel táctil, placa de conexiones y portátil.',
    'conference-rooms-before':
      'Dibujo lineal de la misma sala antes: una pantalla en un carro, un proyector y cables sobre la mesa y por el suelo.',
    'presentation-systems':
      'Dibujo lineal de una sala con siete filas en gradas; un proyector llena la pantalla, y las líneas de visión llegan a ella desde la última fila.',
    'video-conferencing':
      'Dibujo lineal de dos salas en una llamada: bajo cada pantalla una barra de cámara, y en la imagen las personas de la otra sala.',
    'digital-signage':
      'Dibujo lineal de un vestíbulo cuyo videomural, pantalla de bienvenida, menú y directorio muestran un mensaje, cambiado desde un puesto.',
    'paging-intercom-systems':
      'Dibujo lineal de un almacén: bocinas sobre los pasillos y el muelle, un amplificador y un conductor ante el portero del muelle.',
    'wireless-wifi':
      'Dibujo lineal de una planta de oficinas con tres puntos de acceso cuya cobertura se solapa, cada uno con su cable desde el armario.',
    'distributed-antenna-systems':
      'Dibujo lineal de un edificio en sección: una antena en el tejado, un amplificador en el garaje, una línea vertical y antenas en cada planta.',
    'managed-it-services':
      'Dibujo lineal de un técnico ante una pantalla de operaciones y del rack con servidor y copia de seguridad que vigila.',
    'sound-masking':
      'Dibujo lineal de una oficina abierta: cuatro emisores de enmascaramiento cuelgan sobre el techo, en un cable desde un controlador.',
    'security-systems':
      'Dibujo lineal de una entrada con cámara y lector de tarjetas; dentro, una central de alarma, un controlador de puerta y un rack con el grabador.',
    'security-systems-before':
      'Dibujo lineal de la misma entrada antes: una llave en la cerradura, un libro de papel y un grabador bajo la mesa.',
    'access-control':
      'Dibujo lineal de una puerta con lector de tarjetas en el pasillo y cerradero en el marco, conectados a un controlador en un armario.',
    'video-surveillance':
      'Dibujo lineal de un aparcamiento con cinco coches; dos cámaras en postes, en los extremos del carril, ven todas las plazas.',
    'intrusion-detection':
      'Dibujo lineal de un almacén y su oficina con un sensor en cada puerta; una puerta del muelle está abierta y su contacto ha saltado.',
    'network-cabling':
      'Dibujo lineal de un cuarto de telecomunicaciones: los cables llegan por una bandeja, bajan junto a un rack y terminan en sus paneles.',
    'network-cabling/ports':
      'Dibujo lineal de un panel de parcheo de cerca: cada cable sale de un puerto y termina en el switch de abajo.',
    'network-cabling-before':
      'Dibujo lineal del mismo cuarto antes: dos switches en un estante, cables enredados, un cable sobre un tubo y por un hueco abierto.',
    'structured-cabling':
      'Dibujo lineal de dos edificios en sección: cobre desde el repartidor hasta los puestos de cada planta, fibra en un conducto entre ellos.',
    'unified-communications':
      'Dibujo lineal de un escritorio donde la misma llamada entra en el teléfono fijo, el portátil y el móvil, con unos auriculares al lado.',
    'data-center-infrastructure':
      'Dibujo lineal de una sala de servidores: dos filas de racks con pasillo frío cerrado, dos regletas por rack, bandejas y un equipo de frío.',
    'about-us':
      'Dibujo lineal de una furgoneta ante un edificio pequeño; una técnica mide desde un trípode la distancia a la pared.',
    'about-us/survey':
      'Dibujo lineal de una técnica con trípode que mide la distancia a una pared.',
    'contact-us':
      'Dibujo lineal de un escritorio con un plano en el que una sala está marcada, una foto en un teléfono y una nota.',
    'not-found':
      'Dibujo lineal del rincón de una sala vacía: una placa con dos puertos libres y un cable de red suelto en el suelo.',
  },
};
