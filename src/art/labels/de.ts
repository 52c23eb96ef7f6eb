import type { DrawingWords } from './labelText.ts';

export const de: DrawingWords = {
  labels: {
    '10 seats': '10 Plätze',
    '70-volt amplifier': '70-Volt-Verstärker',
    'a cable for each': 'je ein Kabel',
    'a floor plan': 'ein Grundriss',
    'a photo': 'ein Foto',
    'a plan': 'ein Plan',
    'alarm code': 'Alarmcode',
    'alarm panel': 'Alarmzentrale',
    amplifier: 'Verstärker',
    'amplifier (BDA)': 'Verstärker (BDA)',
    'antenna on each floor': 'Antenne je Etage',
    'backup server': 'Backup-Server',
    BDA: 'BDA',
    'bullet camera': 'Bullet-Kamera',
    'by laser': 'mit Laser',
    cables: 'Kabel',
    cabling: 'Kabel',
    camera: 'Kamera',
    CAT6A: 'CAT6A',
    'CAT6A in the tray': 'CAT6A in der Rinne',
    code: 'Code',
    'cold aisle': 'Kaltgang',
    controller: 'Steuerung',
    'controller, in a locked closet': 'Steuerung, verschlossen',
    cooling: 'Kühlung',
    copper: 'Kupfer',
    'copper and fiber apart': 'Kupfer, Glas getrennt',
    'copper inside': 'innen Kupfer',
    desk: 'Platz',
    'desk phone': 'Tischtelefon',
    'donor antenna': 'Außenantenne',
    'door open': 'Tor offen',
    'door station': 'Türstation',
    'electric strike': 'Türöffner',
    emitter: 'Sender',
    'emitter above the tiles': 'Sender über der Decke',
    'every bay in view': 'jeder Platz im Bild',
    'eye level': 'Augenhöhe',
    fiber: 'Glasfaser',
    hole: 'Loch',
    horn: 'Horn',
    'horn over the aisle': 'Horn über dem Gang',
    IDF: 'IDF',
    'laminated sheet': 'Zettel in Folie',
    laptop: 'Laptop',
    laser: 'Laser',
    MDF: 'MDF',
    'meeting room': 'Sitzungsraum',
    mobile: 'Handy',
    network: 'Netzwerk',
    'one call': 'ein Anruf',
    'one desk': 'ein Platz',
    'open hole': 'offenes Loch',
    panel: 'Panel',
    'paper log': 'Papierliste',
    'patch panel': 'Patchfeld',
    phone: 'Telefon',
    plate: 'Dose',
    'port 404': 'Port 404',
    'port 404: nothing here': 'Port 404: nichts hier',
    'power A and B': 'Strom A und B',
    'power A, B': 'Strom A, B',
    processor: 'Prozessor',
    'quiet rack, outside the hall': 'leises Rack vor dem Saal',
    rack: 'Rack',
    'rack outside': 'Rack draußen',
    reader: 'Leser',
    'rear dock door: open': 'Hintertor: offen',
    recorder: 'Rekorder',
    security: 'Sicherheit',
    server: 'Server',
    'six picture heights': 'sechs Bildhöhen',
    switch: 'Switch',
    'to the wall': 'bis zur Wand',
    'touch panel': 'Touchpanel',
    'two lines': 'zwei Zeilen',
    'two sentences': 'zwei Sätze',
  },
  alternatives: {
    home: 'Strichzeichnung eines Besprechungsraums mit Display und Kamera, einer Schranktür mit Ausweisleser und des Netzwerk-Racks im Schrank.',
    'conference-rooms':
      'Strichzeichnung eines Konferenzraums mit zwei Displays, Kameraleiste, Geräteschrank, zehn Plätzen und Touchpanel auf dem Tisch.',
    'conference-rooms/rack':
      'Strichzeichnung des Racks eines Konferenzraums: Prozessor, Verstärker und Switch, jeder in seinen Höheneinheiten.',
    'conference-rooms/table':
      'Strichzeichnung eines Konferenztischs mit Touchpanel, Anschlussdose für Kabel und Laptop.',
    'conference-rooms-before':
      'Strichzeichnung desselben Konferenzraums vorher: ein Display auf einem Wagen, ein Beamer und Kabel über Tisch und Boden.',
    'presentation-systems':
      'Strichzeichnung eines Saals mit sieben ansteigenden Sitzreihen; ein Projektor füllt die Leinwand, Sichtlinien führen von der letzten Reihe zu ihr.',
    'video-conferencing':
      'Strichzeichnung zweier Besprechungsräume in einem Anruf: unter jedem Display eine Kameraleiste, im Bild die Menschen des anderen Raums.',
    'digital-signage':
      'Strichzeichnung eines Foyers, dessen Videowand, Begrüßungsdisplay, Menütafel und Wegweiser eine Botschaft zeigen, an einem Platz geändert.',
    'paging-intercom-systems':
      'Strichzeichnung eines Lagers: Hornlautsprecher über Gängen und Rampe, ein Verstärker und ein Fahrer an der Türstation der Rampe.',
    'wireless-wifi':
      'Strichzeichnung einer Büroetage mit drei Zugangspunkten, deren Abdeckung sich überschneidet, jeder mit eigenem Kabel aus dem Technikraum.',
    'distributed-antenna-systems':
      'Strichzeichnung eines aufgeschnittenen Gebäudes: Dachantenne, Verstärker in der Garage, eine Steigleitung und Antennen auf jeder Etage.',
    'managed-it-services':
      'Strichzeichnung eines Technikers am Schreibtisch vor einem Betriebsbildschirm und des Racks mit Server und Sicherung, das er überwacht.',
    'sound-masking':
      'Strichzeichnung eines Großraumbüros: vier Schallmaskierungs-Sender hängen über den Deckenplatten, an einem Kabel von einer Steuerung.',
    'security-systems':
      'Strichzeichnung einer Eingangstür mit Kamera und Ausweisleser; drinnen eine Alarmzentrale, eine Türsteuerung und ein Rack mit dem Rekorder.',
    'security-systems-before':
      'Strichzeichnung derselben Eingangstür vorher: ein Schlüssel im Schloss, eine Papierliste und ein Rekorder unter dem Tisch.',
    'access-control':
      'Strichzeichnung einer Tür mit Kartenleser im Flur und Türöffner im Rahmen, verbunden mit einer Steuerung im Technikraum.',
    'video-surveillance':
      'Strichzeichnung eines Parkplatzes mit fünf Autos; zwei Kameras auf Masten an den Enden der Gasse sehen jeden Stellplatz.',
    'intrusion-detection':
      'Strichzeichnung eines Lagers mit Büro und einem Sensor an jeder Tür; ein Tor der Rampe steht offen, und sein Kontakt hat ausgelöst.',
    'network-cabling':
      'Strichzeichnung eines Technikraums: Kabel kommen auf einer Rinne, laufen an der Seite eines Racks hinab und enden in dessen Patchfeldern.',
    'network-cabling/ports':
      'Strichzeichnung eines Patchfelds aus der Nähe: jedes Kabel kommt aus einem Port und endet im Switch darunter.',
    'network-cabling-before':
      'Strichzeichnung desselben Technikraums vorher: zwei Switches auf einem Brett, verknotete Kabel, ein Kabel über ein Rohr und durch ein offenes Loch.',
    'structured-cabling':
      'Strichzeichnung zweier aufgeschnittener Gebäude: Kupfer vom Verteiler zu den Plätzen jeder Etage, Glasfaser in einem Rohr dazwischen.',
    'unified-communications':
      'Strichzeichnung eines Schreibtischs, an dem derselbe Anruf auf Tischtelefon, Laptop und Handy eingeht, daneben ein Headset.',
    'data-center-infrastructure':
      'Strichzeichnung eines Serverraums: zwei Rackreihen mit geschlossenem Kaltgang, zwei Stromleisten je Rack, Kabelrinnen und ein Kühlgerät.',
    'about-us':
      'Strichzeichnung eines Servicewagens vor einem kleinen Gebäude; eine Technikerin misst vom Stativ aus den Abstand zur Wand.',
    'about-us/survey':
      'Strichzeichnung einer Technikerin mit Stativ, die den Abstand zu einer Wand misst.',
    'contact-us':
      'Strichzeichnung eines Schreibtischs mit einem Grundriss, auf dem ein Raum eingekreist ist, einem Foto auf einem Telefon und einer Notiz.',
    'not-found':
      'Strichzeichnung der Ecke eines leeren Raums: eine Wanddose mit zwei freien Ports und ein Netzwerkkabel, das lose auf dem Boden liegt.',
  },
};
