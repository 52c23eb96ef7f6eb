// Names of fields, block types and days that people know from other tools or languages. Each line has the real names, then the
// aliases. If a group has several of the real names, the first one is meant. "!" stands before an alias with the opposite meaning.
const lines = `
subheadline description text caption: subtitle subtitel subheading subhead sub tagline slogan lead lede intro deck soustitre
headline title: überschrift header heading titel titre titulo h1 h2 name caption titolo título nagłówek rubrik kop
title name question label: heading header headline h2 h3 titel titre titulo titolo nazwa tytuł naam
description text content answer paragraphs: body copy summary excerpt desc details info beschreibung texte descripcion paragraph paragraphe descrizione testo descrição beschrijving tekst opis beskrivning
ctaText text: buttonText buttonLabel button cta ctaLabel btn btnText linkText action callToAction label anchorText testoPulsante testoBottone textoBoton texteBouton buttontekst knoptekst testoDelPulsante textoDelBotón texteDuBouton
href: link url buttonLink buttonUrl ctaLink ctaUrl ctaHref linkUrl to target destination address page slug collegamento enlace lien ligação länk lenke odkaz koppeling
path: slug url permalink route address uri link pfad chemin ruta
eyebrow: kicker overline pretitle pretext label tag badge
badges: tags chips labels trust trustBadges
picture portrait pictures src: image img photo foto bild imagen picture pic thumbnail media visual avatar immagine imagem afbeelding obrazek
pictures items: images photos gallery slides bilder
picture logo: logo icon brandImage
portrait picture: avatar headshot face
src: file source path url href filename image
alt: altText alternative alternativeText alternateText description caption imageAlt
decorative: ornamental presentation aria-hidden
icon: symbol iconName emoji
items: list entries cards rows elements steps slides questions faqs testimonials reviews quotes people team members features services projects data content children points bullets voci elementi elementos éléments einträge
features: bullets points list benefits includes included checklist
content quote text: quote review testimonial body message comment
name: author person customer client fullName reviewer member nome nombre nom naam imię
role: position job jobTitle title occupation function ruolo cargo rôle rolle functie funktion
company: business organization organisation firm employer client companyName siteName brandName
rating: stars score star
question title: q frage pregunta header domanda pergunta vraag pytanie
answer content: a antwort reponse respuesta response reply text risposta resposta antwoord odpowiedź
number: value figure amount stat count metric step index
label description: caption unit text name title
problem: pain issue challenge before
cost: impact consequence price
solution: fix answer remedy after
phone: tel telephone phoneNumber call mobile telefon telefono number
email: mail e-mail emailAddress correo
phones: telephones phoneNumbers phone tel numbers contact telefoni teléfonos telefone
emails: mails emailAddresses email mail
hours: openingHours opening times schedule oeffnungszeiten horaires horario businessHours orari horário openingstijden
week: days weekdays regular
exceptions: holidays closed special specialDays closures
until: to end endDate through
date: day on from data fecha datum
reason: why name title note motivo motif grund powód
timeZone: tz timezone zone
street: address street1 streetAddress line1 addressLine1 strasse rue calle via rua straat indirizzo
city: town locality ort stadt ville ciudad città cidade plaats miasto
region: state province county bundesland
postalCode: zip zipCode postcode plz postal cp
country: land pays countryCode paese país kraj
profiles: social socials socialMedia socialLinks links sameAs
founded: since year established foundingYear
legalName: legal officialName imprintName
taxId: vat vatId ustId taxNumber siret
licenses: license permits
colors: color palette theme
typeface: font fonts typography fontFamily
headlines: heading headings headlineFont display
text: body bodyFont copy content
logoOnDark: darkLogo logoDark logoLight logoInverse
mark: favicon icon symbol
redirects: redirect forwards aliases
analytics: statistics stats tracking tracker googleAnalytics
from: source old oldUrl min minimum lowest start
to: target new newUrl destination max maximum highest end
links: items menu navigation nav pages entries
columns: groups sections lists
groups: columns sections categories
services: products menu offerings
header: nav navigation menu navbar topbar
footer: bottom foot
url: domain website site host address siteUrl baseUrl
language: lang locale sprache langue idioma
facts: variables placeholders vars data
paragraphs: text content body paragraph description
strong: bold b em emphasis highlight italic
list: items bullets points ul ol
highlight: featured popular recommended best primary
price: cost amount fee value preis precio prix prezzo preço prijs cena pris tarif tariffa
before: vorher antes avant left
after: nachher despues apres right
per: unit interval period billing
note: hint remark footnote comment
currency: money
group: category section
caption: legend subtitle title figcaption
effective: date updated lastUpdated validFrom
introduction: intro preamble lead
place: location city where
installed: work done scope
figures: numbers stats metrics
id: anchor slug name key
menuName: navTitle menuTitle anchorName shortTitle
background: bg backgroundColor color theme variant
layout: style variant display columns view
height: size frameHeight
source: form provider
url: src href address link iframe embed embedUrl
code: html snippet script iframe widget
published: !draft visible live status !hidden active !private !unpublished !disabled enabled online public
title: seoTitle metaTitle pageTitle
description: metaDescription seoDescription meta
blocks: blöcke blocs bloques sections content components modules body page
type: typ tipo block kind component blockType _type name
monday: mon mo montag lundi lunes lunedi segunda segunda-feira maandag poniedziałek mandag
tuesday: tue tues di dienstag mardi martes martedi terca terça-feira dinsdag wtorek tirsdag tisdag
wednesday: wed mi mittwoch mercredi miercoles mercoledi quarta quarta-feira woensdag środa onsdag
thursday: thu thur thurs do donnerstag jeudi jueves giovedi quinta quinta-feira donderdag czwartek torsdag
friday: fri fr freitag vendredi viernes venerdi sexta sexta-feira vrijdag piątek fredag
saturday: sat sa samstag sonnabend samedi sabado sabato zaterdag sobota lørdag lördag
sunday: sun so sonntag dimanche domingo domenica zondag niedziela søndag söndag
hero: header banner jumbotron intro masthead cover top splash
card-grid: cards services features grid tiles columns feature-grid features-grid service-cards
process: steps how-it-works workflow howto step-by-step ablauf
testimonials: reviews testimonial quotes quote customers review
cta-band: cta call-to-action cta-section cta-banner action
faq: faqs questions accordion q-and-a qa question
stats: numbers metrics figures counters statistics
pain-points: problems challenges pains
before-after: comparison compare beforeafter vorher-nachher
packages: plans pricing bundles tiers
prices: price-list pricelist pricing rates menu
list: checklist bullets bullet-list floor-plan floorplan plan
prose: text richtext rich-text content paragraph paragraphs markdown html article body
legal: privacy terms imprint impressum datenschutz
embed: form iframe contact-form video html frame contact widget map google-map google-maps youtube vimeo spotify instagram calendly
timeline: schedule history milestones roadmap
people: team staff employees about-us
credentials: logos clients partners certificates certifications badges
work: projects portfolio cases case-studies references
gallery: gallery-grid photos images carousel slider slideshow pictures
locations: offices branches map addresses location contact-info
banner: announcement notice alert promo bar
`;

/** A name without differences in spelling: case, accents, spaces, hyphens, underscores and British words. */
export function normalized(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\p{M}_-]+/gu, '')
    .replace(/licence/g, 'license')
    .replace(/colour/g, 'color');
}

const aliases = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [real = '', others = ''] = line.split(': ');
    const input = others.replaceAll('!', '').split(' ');
    const opposites = [...others.matchAll(/!(\S+)/g)].map(([, name = '']) => normalized(name));
    return { names: real.split(' '), others: new Set(input.map(normalized)), opposites };
  });

/** Whether an alias means the opposite of a name: "draft" of "published". */
export function isOpposite(word: string, name: string): boolean {
  const input = normalized(word);
  return aliases.some(({ names, opposites }) => names.includes(name) && opposites.includes(input));
}

/** The candidates that an alias means, the likeliest first. */
export function meantByAlias(word: string, candidates: readonly string[]): string[] {
  const input = normalized(word);
  const meant = aliases
    .filter(({ others }) => others.has(input))
    .flatMap(({ names }) => names.filter((name) => candidates.includes(name)).slice(0, 1));
  return [...new Set(meant)];
}
