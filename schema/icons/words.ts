// The words by which Lucide's icons are found, from the tags of lucide-static 1.62.0 (ISC licence). An icon that is newer is found by
// its name alone. One line an icon.
export const lucideWords = `
a-arrow-down: letter, font size, text, formatting, smaller
a-arrow-up: letter, font size, text, formatting, larger, bigger
a-large-small: letter, font size, text, formatting
accessibility: disability, disabled, dda, wheelchair
activity: pulse, action, motion, movement, exercise, fitness, healthcare, heart rate monitor, vital signs, vitals, emergency room, er, intensive care, hospital, defibrillator, earthquake, seismic, magnitude, richter scale, aftershock, tremor, shockwave, audio, waveform, synthesizer, synthesiser, music
ad: advert, affiliate, brand, campaign, commercial, marketing, monetize, paid, partner, promo, sponsor, audio description, video description, described video, visual description
air-vent: air conditioner, ac, central air, cooling, climate-control
airplay: stream, cast, mirroring, screen, monitor, macos, osx
alarm-clock-check: done, todo, tick, complete, task
alarm-clock-minus: remove
alarm-clock-off: morning, turn-off
alarm-clock-plus: add
alarm-clock: morning
alarm-smoke: fire, alert, warning, detector, carbon monoxide, safety, equipment, amenities
align-center-horizontal: items, flex, justify
align-center-vertical: items, flex, justify
align-end-horizontal: items, bottom, flex, justify
align-end-vertical: items, right, flex, justify
align-horizontal-distribute-center: items, flex, justify, space, evenly, around
align-horizontal-distribute-end: right, items, flex, justify
align-horizontal-distribute-start: left, items, flex, justify
align-horizontal-justify-center: items, flex
align-horizontal-justify-end: right, items, flex
align-horizontal-justify-start: left, items, flex
align-horizontal-space-around: center, items, flex, justify, distribute, between
align-horizontal-space-between: around, items, bottom, flex, justify
align-start-horizontal: top, items, flex, justify
align-start-vertical: left, items, flex, justify
align-vertical-distribute-center: items, flex, justify, space, evenly, around
align-vertical-distribute-end: bottom, items, flex, justify
align-vertical-distribute-start: top, items, flex, justify
align-vertical-justify-center: items, flex, distribute, between
align-vertical-justify-end: bottom, items, flex, distribute, between
align-vertical-justify-start: top, items, flex, distribute, between
align-vertical-space-around: center, items, flex, justify, distribute, between
align-vertical-space-between: center, items, flex, justify, distribute
ambulance: emergency, medical, vehicle, siren, healthcare, transportation, rescue, urgent, first aid
ampersand: typography, operator, join, concatenate, code
ampersands: operator, then, code, &&
amphora: pottery, artifact, artefact, vase, ceramics, clay, archaeology, museum, wine, oil
anchor: ship
angle: degree, corner, geometry, measure, math, rotate, vertex, slope, protractor, measurement, dimension, arc, drafting, cad
antenna: signal, connection, connectivity, tv, television, broadcast, live, frequency, tune, scan, channels, aerial, receiver, transmission, transducer, terrestrial, satellite, cable
anvil: metal, iron, alloy, materials, heavy, weight, blacksmith, forge, acme
aperture: camera, photo, pictures, shutter, exposure
app-window-mac: application, menu bar, pane, preferences, macos, osx, executable
app-window: application, menu bar, pane, executable
apple: fruit, food, healthy, snack, nutrition, fresh, produce, grocery, organic, harvest, vitamin, red, green, juicy, sweet, tart, bite, orchard, plant, core, raw, diet
archive-x: index, backup, box, storage, records, junk
archive: index, backup, box, storage, records
armchair: sofa, furniture, leisure, lounge, loveseat, couch
armenian-dram: finance, symbol, banking, economy, currency, money, payment
arrow-big-down-dash: backwards, reverse, slow, direction, south, download
arrow-big-down: backwards, reverse, direction, south
arrow-big-left-dash: previous, back, direction, west, turn, corner
arrow-big-left: previous, back, direction, west, indicate turn
arrow-big-right-dash: next, forward, direction, east, turn, corner
arrow-big-right: next, forward, direction, east, indicate turn
arrow-big-up-dash: caps lock, capitals, keyboard, button, mac, forward, direction, north, faster, speed, boost
arrow-big-up: shift, keyboard, button, mac, capitalize, capitalise, forward, direction, north
arrow-down-0-1: filter, sort, ascending, descending, increasing, decreasing, rising, falling, numerical
arrow-down-1-0: filter, sort, ascending, descending, increasing, decreasing, rising, falling, numerical
arrow-down-a-z: filter, sort, ascending, descending, increasing, decreasing, rising, falling, alphabetical
arrow-down-from-line: backwards, reverse, direction, south, download, expand, fold, vertical
arrow-down-left: direction, south-west, diagonal
arrow-down-narrow-wide: filter, sort, ascending, descending, increasing, decreasing, rising, falling
arrow-down-right: direction, south-east, diagonal
arrow-down-to-dot: direction, south, waypoint, location, step, into
arrow-down-to-line: behind, direction, south, download, save, git, version control, pull, collapse, fold, vertical
arrow-down-up: bidirectional, two-way, 2-way, swap, switch, network, traffic, flow, mobile data, internet, sort, reorder, move
arrow-down-wide-narrow: filter, sort, ascending, descending, increasing, decreasing, rising, falling
arrow-down-z-a: filter, sort, ascending, descending, increasing, decreasing, rising, falling, alphabetical, reverse
arrow-down: backwards, reverse, direction, south
arrow-left-from-line: previous, back, direction, west, expand, fold, horizontal, <-|
arrow-left-right: bidirectional, two-way, 2-way, swap, switch, transaction, reorder, move, <-, ->
arrow-left-to-line: previous, back, direction, west, collapse, fold, horizontal, |<-
arrow-left: previous, back, direction, west, <-
arrow-right-from-line: next, forward, direction, east, export, expand, fold, horizontal, |->
arrow-right-left: bidirectional, two-way, 2-way, swap, switch, transaction, reorder, move, <-, ->
arrow-right-to-line: next, forward, direction, east, tab, keyboard, mac, indent, collapse, fold, horizontal, ->|
arrow-right: forward, next, direction, east, ->
arrow-up-0-1: filter, sort, ascending, descending, increasing, decreasing, rising, falling, numerical
arrow-up-1-0: filter, sort, ascending, descending, increasing, decreasing, rising, falling, numerical
arrow-up-a-z: filter, sort, ascending, descending, increasing, decreasing, rising, falling, alphabetical
arrow-up-down: bidirectional, two-way, 2-way, swap, switch, network, mobile data, internet, sort, reorder, move
arrow-up-from-dot: direction, north, step, out
arrow-up-from-line: forward, direction, north, upload, git, version control, push, expand, fold, vertical
arrow-up-left: direction, north-west, diagonal
arrow-up-narrow-wide: filter, sort, ascending, descending, increasing, decreasing, rising, falling
arrow-up-right: direction, north-east, diagonal
arrow-up-to-line: forward, direction, north, upload, collapse, fold, vertical
arrow-up-wide-narrow: filter, sort, ascending, descending, increasing, decreasing, rising, falling
arrow-up-z-a: filter, sort, ascending, descending, increasing, decreasing, rising, falling, alphabetical, reverse
arrow-up: forward, direction, north
arrows-up-from-line: direction, orientation, this way up, vertical, package, box, fragile, postage, shipping
asterisk: symbol, mark, pointer, pencil, sign, alert, notification, indicator, symbolic, reference, times, multiply, multiplication, operator, code, glob pattern, wildcard
astroid: star, math, shape, curve, sharp, four-pointed, hypocycloid, ai, artificial intelligence
at-sign: mention, email, message
atom: atomic, nuclear, physics, particle, element, molecule, electricity, energy, chemistry
audio-lines-off: sound, noise, mute, silence, disabled, inactive, listen, hearing, equalizer, equaliser, hertz, frequency, wavelength, vibrate, sine, waveform, synthesizer, synthesiser, levels, track, music, playback, radio, broadcast, airwaves, voice, vocals, singer, song
audio-lines-x: sound, noise, mute, silence, disabled, cancel, remove, unavailable, listen, hearing, equalizer, equaliser, hertz, frequency, wavelength, vibrate, sine, waveform, synthesizer, synthesiser, levels, track, music, playback, radio, broadcast, airwaves, voice, vocals, singer, song
audio-lines: graphic equaliser, sound, noise, listen, hearing, hertz, frequency, wavelength, vibrate, sine, synthesizer, synthesiser, levels, track, music, playback, radio, broadcast, airwaves, voice, vocals, singer, song
audio-waveform: sound, noise, listen, hearing, hertz, frequency, wavelength, vibrate, sine, synthesizer, synthesiser, levels, track, music, playback, radio, broadcast, airwaves, voice, vocals, singer, song
avocado: fruit, snack, meal, lunch, ingredient, cooking, cookery, kitchen, cuisine, eating, healthy, nutrition, diet, guacamole, mexican, green, pit, seed, half, produce, vegetarian, vegan, grocery, supermarket, toast, superfood, plant based, ripe
award: achievement, badge, rosette, prize, winner
axe: hatchet, weapon, chop, sharp, equipment, fireman, firefighter, brigade, lumberjack, woodcutter, logger, forestry
axis-3d: gizmo, coordinates
azerbaijani-manat: currency, money, payment, azn, exchange, banking, pricing, currency symbol
baby: child, childproof, children
backpack: bag, hiking, travel, camping, school, childhood
bacon: rashers, smoked, streaky, crispy, meat, fast food, junk food, snack, dish, restaurant, brunch, lunch, meal, savory, savoury, cookery, cooking, grilled, barbecue, barbeque, bbq, pig, pork, breakfast, cured, butcher, sandwich, protein, grocery, kitchen
badge-cent: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, cents, dollar, usd
badge-check: verified
badge-dollar-sign: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, usd
badge-euro: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment
badge-indian-rupee: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, inr
badge-info: verified, unverified, help
badge-japanese-yen: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, jpy
badge-minus: verified, unverified, delete, remove, erase
badge-percent: verified, unverified, sale, discount, offer, marketing, sticker, price tag
badge-plus: verified, unverified, add, create, new
badge-pound-sterling: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, british, gbp
badge-question-mark: verified, unverified, help
badge-russian-ruble: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment
badge-swiss-franc: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, chf
badge-turkish-lira: discount, offer, sale, voucher, tag, monetization, marketing, finance, financial, exchange, transaction, payment, try
badge-x: verified, unverified, lost, delete, remove
badge: check, verified, unverified
baggage-claim: luggage, travel, cart, trolley, suitcase
ball-wave: polo, watercraft, athlete, feature, sport, aquatic, swimming, pool, team, game, competition, olympic, water, match, aquatic sports, water polo, aquatics, water sports, pool sport, team sport, tournament, league
balloon: party, festival, congratulations, celebration, decoration, colorful, floating, fun, birthday, event, entertainment
ban: cancel, no, stop, forbidden, prohibited, error, incorrect, mistake, wrong, failure, circle, slash, null, void
banana: fruit, food
bandage: plaster, band-aid, first aid, medical, health, wound, injury, care, treatment, healing, protection, emergency, aid, safety, patch
bangladeshi-taka: currency, money, payment, bdt, currency symbol, cash, banknote, price, remittance, ecommerce
banknote-arrow-down: bill, currency, money, payment, funds, transaction, cash, finance, withdraw, expense, out, payout, refund, debit, spending, decrease
banknote-arrow-up: bill, currency, money, payment, funds, transaction, cash, finance, deposit, earnings, income, in, credit, prepaid, growth, increase
banknote-check: bill, currency, payment, money, finance, document, verification, tick, verified, accepted, done, complete, found, paid, task, success
banknote-x: bill, currency, money, payment, funds, transaction, cash, finance, error, failed, rejected, canceled, declined, lost, delete, remove
banknote: currency, money, payment
barcode: scan, checkout, till, cart, transaction, purchase, buy, product, packaging, retail, consumer
barrel: keg, drum, tank, wine, beer, oak, wood, firkin, hogshead, kilderkin, barrique, solera, aging, whiskey, brewery, distillery, winery, vineyard
baseline: text, format, color
bath: amenities, services, bathroom, shower
battery-charging: power, electricity, energy, accumulator, charge
battery-full: power, electricity, energy, accumulator, charge
battery-low: power, electricity, energy, accumulator, charge
battery-medium: power, electricity, energy, accumulator, charge
battery-plus: power, electricity, energy, accumulator, charge, economy, health, add, new, maximum, upgrade, extra
battery: power, electricity, energy, accumulator, charge
beaker: cup, lab, chemistry, experiment, test
bean-off: soy free, legume, soy, food, seed, allergy, intolerance, diet
bean: legume, soy, food, seed
bed-double: sleep, hotel, furniture
bed-single: sleep, hotel, furniture
bed: sleep, hotel, furniture
beef-off: food, dish, restaurant, course, meal, meat, bbq, steak, vegetarian
beef: food, dish, restaurant, course, meal, meat, bbq, steak
beer-off: alcohol, bar, beverage, brewery, drink
beer: alcohol, bar, beverage, brewery, drink
belarusian-ruble: currency, money, payment, byn, iso4217, fiat, prices, localization, banking, checkout, wallet, exchange-rate
bell-check: alarm, notification, sound, reminder
bell-dot: alarm, notification, sound, reminder, unread
bell-electric: fire alarm, flames, smoke, firefighter, fireman, department, brigade, station, emergency, alert, safety, school bell, period break, recess, doorbell, entrance, entry, ring, reception
bell-minus: alarm, notification, silent, reminder, delete, remove, erase
bell-off: alarm, notification, silent, reminder
bell-plus: notification, silent, reminder, add, create, new
bell-ring: alarm, notification, sound, reminder
bell: alarm, notification, sound, reminder
between-horizontal-end: insert, add, left, slot, squeeze, space, vertical, grid, table, rows, cells, excel, spreadsheet, accountancy, data, enter, entry, entries, blocks, rectangles, chevron
between-horizontal-start: insert, add, right, slot, squeeze, space, vertical, grid, table, rows, cells, excel, spreadsheet, accountancy, data, enter, entry, entries, blocks, rectangles, chevron
between-vertical-end: insert, add, top, slot, squeeze, space, grid, table, columns, cells, data, enter, entry, entries, blocks, rectangles, chevron
between-vertical-start: insert, add, bottom, slot, squeeze, space, grid, table, columns, cells, data, enter, entry, entries, blocks, rectangles, chevron
biceps-flexed: arm, muscle, strong, working out, athletic, toned, muscular, forelimb, curled
bike: bicycle, transport, trip
binary: code, digits, computer, zero, one, boolean
binoculars: field glasses, lorgnette, pince-nez, observation, sightseeing, nature, wildlife, birdwatching, scouting, surveillance, search, discovery, monitoring, lookout, viewpoint, travel, tourism, research
biohazard: fallout, waste, biology, chemistry, chemical, element
bird: peace, freedom, wing, avian, tweet
birdhouse: garden, home, woodwork
bitcoin: cryptocurrency, digital, blockchain, finance, market, decentralized, investment, crypto, currency, money, payment
blend: mode, overlay, multiply, screen, opacity, transparency, alpha, filters, lenses, mixed, shades, tints, hues, saturation, brightness, overlap, colors, colours, marriage, rings, couple, connection
blender: mixer, appliances, food, liquid, juicer, vitamizer, mix, emulsify, smoothie, drink, blade, container, kitchen, milkshake, cocktail, beverage, culinary, shredder, processor, cooking, recipe, chef, restaurant
blinds: shades, screen, curtain, shutter, roller blind, window, lighting, household, home
blocks: addon, plugin, integration, extension, package, build, stack, toys, kids, children, learning, squares, corner
bluetooth-connected: paired
bluetooth-off: lost
bluetooth-searching: pairing
bluetooth: wireless
bolt: nut, screw, settings, preferences, configuration, controls, edit, diy, fixed, build, construction, parts
bomb: fatal, error, crash, blockbuster, mine, explosion, explode, explosive
bone-fracture: injury, orthopedic, medical, anatomy, skeletal, broken, xray, trauma, health, vet, veterinary, crack, break, damage
bone: health, skeleton, skull, death, pets, dog
book-a: dictionary, define, definition, thesaurus, encyclopedia, encyclopaedia, reading, booklet, magazine, leaflet, pamphlet, tome, library, writing, written, writer, author, story, script, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, language, translate, alphabetical, a-z, ordered
book-audio: audiobook, reading, listening, sound, story, fiction, novel, information, knowledge, education, student, study, learning, research
book-bookmark: dictionary, reading, booklet, magazine, leaflet, pamphlet, tome, library, writing, written, writer, author, story, script, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, documentation, saved, later, future, reference, index, code, coding, version control, git, repository
book-check: read, booklet, magazine, leaflet, pamphlet, library, written, authored, published, informed, knowledgeable, educated, schooled, homework, examined, tested, marked, passed, graduated, studied, learned, lesson, researched, documented, revealed, blank, plain language, true, truth, verified, corrected, task, todo, done, completed, finished, ticked
book-copy: code, coding, version control, git, repository, clone, fork, duplicate, multiple, books, library, copies, copied, plagiarism, plagiarised, plagiarized, reading list, information, informed, knowledge, knowledgeable, knowledgable, education, high school, university, college, academy, student, study, learning, research, smart, intelligent, intellectual
book-dashed: code, coding, version control, git, repository, template, draft, script, screenplay, writing, writer, author, unwritten, unpublished, untold
book-down: code, coding, version control, git, repository, pull
book-headphones: audiobook, reading, listening, sound, story, fiction, novel, information, knowledge, education, student, study, learning, research
book-heart: diary, romance, novel, journal, entry, entries, personal, private, secret, crush, like, love, emotion, feminine, girls, teens, teenager, therapy, therapeutic, therapist, planner, organizer, organiser, notes, notepad, stationery, sketchbook, writing, written, reading, favorite, favourite, high school
book-image: images, pictures, photos, album, collection, event, magazine, catalog, catalogue, brochure, browse, gallery
book-key: code, coding, version control, git, repository, private, public, secret, unlocked, hidden, revealed, knowledge, learning
book-lock: code, coding, version control, git, repository, private, secret, hidden, knowledge
book-minus: code, coding, version control, git, repository, remove, delete, censor, cancel, forbid, prohibit, ban, uneducated, re-educate, unlearn, downgrade
book-open-check: read, pages, booklet, magazine, leaflet, pamphlet, library, written, authored, published, informed, knowledgeable, educated, schooled, homework, examined, tested, marked, passed, graduated, studied, learned, lesson, researched, documented, revealed, blank, plain language, true, truth, verified, corrected, task, todo, done, completed, finished, ticked
book-open-text: reading, pages, booklet, magazine, leaflet, pamphlet, library, writing, written, writer, author, story, script, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, documentation, revealed
book-open: reading, pages, booklet, magazine, leaflet, pamphlet, library, writing, written, writer, author, story, script, screenplay, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, documentation, revealed, blank, plain
book-plus: code, coding, version control, git, repository, remove, delete, read, write, author, publish, inform, graduate, re-educate, study, learn, research, knowledge, improve, upgrade, level up
book-search: reading, library, study, education, research, knowledge, discover, browsing, lookup, finding, scanning
book-text: reading, booklet, magazine, leaflet, pamphlet, tome, library, writing, written, writer, author, story, script, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, documentation
book-type: thesaurus, synonym, reading, booklet, magazine, leaflet, pamphlet, tome, library, writing, written, writer, author, story, script, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, language, translate, typography, fonts, collection
book-up-2: code, coding, version control, git, repository, push, force
book-up: code, coding, version control, git, repository, push
book-user: person, people, family, friends, acquaintances, contacts, details, addresses, phone numbers, directory, listing, networking
book-x: code, coding, version control, git, repository, remove, delete, reading, misinformation, disinformation, misinformed, charlatan, sophistry, false, lies, untruth, propaganda, censored, cancelled, forbidden, prohibited, banned, uneducated, re-education, unlearn
book: reading, paperback, booklet, magazine, leaflet, pamphlet, tome, library, writing, written, writer, author, story, script, fiction, novel, information, knowledge, education, high school, university, college, academy, student, study, learning, homework, research, documentation
bookmark-check: read, finished, complete, clip, marker, tag, task, todo
bookmark-minus: delete, remove
bookmark-off: unsaved, unfavorite, unmarked, unlabel, disabled, removed, unpin, unread, unclip, marker, untag
bookmark-plus: add
bookmark-x: read, clip, marker, tag, cancel, close, delete, remove, clear
bookmark: save, favorite, label, attachment, file, stick, pin, read, clip, marker, tag
boom-box: radio, speakers, audio, music, sound, broadcast, live, frequency
bot-message-square: robot, ai, chat, assistant
bot-off: robot, ai, chat, assistant
bot: robot, ai, chat, assistant
bottle-wine: alcohol, drink, glass, goblet, chalice, vineyard, winery, red, white, rose, dry, sparkling, bar, party, nightclub, nightlife, sommelier, restaurant, dinner, meal
bow-arrow: archer, archery, game, war, weapon
box: cube, package, container, storage, geometry, 3d, isometric
boxes: cubes, packages, parts, group, units, collection, cluster, geometry
braces: json, code, token, curly brackets, data
brackets: code, token, array, list, square
brain-circuit: mind, intellect, artificial intelligence, deep learning, machine learning, computing
brain-cog: mind, intellect, artificial intelligence, deep learning, machine learning, computing
brain-off: medical, mind, mental, intellect, cerebral, consciousness, genius, artificial intelligence, think, deep learning, machine learning, computing
brain: medical, mind, mental, intellect, cerebral, consciousness, genius, artificial intelligence, think, thought, insight, intelligent, smart
brick-wall-fire: firewall, security, bricks, mortar, cement, materials, construction, builder, labourer, quantity surveyor, blocks, stone, campfire, camping, wilderness, outdoors, lit, warmth, wood, twigs, sticks
brick-wall-shield: firewall, security, bricks, mortar, cement, materials, construction, builder, labourer, quantity surveyor, blocks, stone, cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, find, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, verification, crest, bravery, knight, foot soldier, infantry, trooper, pawn, battle, war, military, army, cadet, scout
brick-wall: bricks, mortar, cement, materials, construction, builder, labourer, quantity surveyor, blocks, stone
bridge: overpass, cross over, traverse, viaduct, suspension, infrastructure, transportation, crossing, road, river, gate, golden, travel, landmark, route, maritime, clearance
briefcase-business: work, bag, baggage, folder, portfolio
briefcase-conveyor-belt: baggage, luggage, travel, suitcase, carousel
briefcase-medical: doctor, medicine, first aid
briefcase-plus: work, bag, baggage, folder, new, add, create, increase, portfolio, business, career, employment, professional
briefcase: work, bag, baggage, folder
bring-to-front: send, move, over, forward, overlap, layer, order
broccoli: leafy, crisp, fresh, culinary, vegetation, vegetable, food, healthy, vegan, vegetarian, nutrition, diet, plant, green, produce
broom-sparkles: broomstick, brush, sweep, sweeping, floor, cleaning, ai, magic, smart, automation, housekeeping, chores, tidy, spotless, pristine, dust, debris, bristles, handle, janitor, maintenance, witch, halloween
broom: broomstick, brush, sweep, sweeping, floor, cleaning, housekeeping, chores, tidy, spotless, dust, debris, bristles, handle, janitor, maintenance, witch, halloween
brush-cleaning: utensil, housekeeping, tool, sweeping, scrubbing, hygiene, maintenance, household, cleaner, chores, equipment, sanitation, bristles, handle, home care, sanitize, purify, wash, disinfect, sterilize, scrub, polish, decontaminate, wipe, spotless, remove, empty, erase, purge, eliminate
brush: clean, sweep, refactor, remove, draw, paint, color, artist
bubbles: water, cleaning, soap, bath, hygiene, freshness, wash, foam, cleanliness, shampoo, purity, splash, lightness, airy, relaxation, spa, bubbly, fluid, floating, drop
bug-off: issue, fixed, resolved, testing, debug, code, insect, kill, exterminate, pest control
bug-play: issue, testing, debug, reproduce, code, insect
bug: issue, error, defect, testing, troubleshoot, problem, report, debug, code, insect, beetle
building-complex-plus: business, company, enterprise, skyscraper, organisation, organization, city, new, add, create, increase, office, headquarters, startup, registration, onboarding, real estate, property
building-complex: business, company, enterprise, skyscraper, organisation, organization, city
building: organisation, organization
bus-front: coach, vehicle, trip, road
bus: vehicle, transport, trip
cable-car: ski lift, winter holiday, alpine, resort, mountains
cable: cord, wire, connector, connection, link, signal, console, computer, equipment, electricity, energy, electronics, recharging, charger, power, supply, disconnected, unplugged, plugs, interface, input, output, audio video, av, rca, scart, tv, television, optical
cake-slice: birthday, birthdate, celebration, party, surprise, gateaux, dessert, candles, wish, fondant, icing sugar, sweet, baking
cake: birthday, birthdate, celebration, party, surprise, gateaux, dessert, fondant, icing sugar, sweet, baking
calculator: count, calculating machine
calendar-1: date, month, year, event, single, singular, once, first
calendar-arrow-down: date, month, year, event, sort, order, ascending, descending, increasing, decreasing, rising, falling
calendar-arrow-up: date, month, year, event, sort, order, ascending, descending, increasing, decreasing, rising, falling
calendar-check-2: date, day, month, year, event, confirm, subscribe, schedule, done, todo, tick, complete, task
calendar-check: date, day, month, year, event, confirm, subscribe, schedule, done, todo, tick, complete, task
calendar-chevrons-left: navigation, arrow, direction, symbol, pointer, indicator, next, menu, date, day, month, year, events
calendar-chevrons-right: navigation, arrow, direction, symbol, pointer, indicator, previous, menu, date, day, month, year, events
calendar-clock: date, day, month, year, event, hour
calendar-cog: date, day, month, year, events, settings, gear
calendar-days: date, month, year, event
calendar-fold: date, month, year, event, birthday, birthdate, ics
calendar-heart: date, month, year, event, favourite, subscribe, valentines day
calendar-minus-2: date, day, month, year, event, delete, remove
calendar-minus: date, day, month, year, event, delete, remove
calendar-off: date, day, month, year, event, delete, remove
calendar-plus-2: date, day, month, year, event, add, subscribe, create, new
calendar-plus: date, day, month, year, event, add, subscribe, create, new
calendar-range: date, day, month, year, event, period
calendar-search: date, day, month, year, events, lens
calendar-sync: repeat, refresh, reconnect, transfer, backup, date, month, year, event, subscribe, recurring, schedule, reminder, automatic, auto
calendar-x-2: date, day, month, year, event, remove
calendar-x: date, day, month, year, event, remove, busy
calendar: date, month, year, event, birthday, birthdate
calendars: date, month, year, event, dates, months, years, events
camera-off: photo, webcam, video
camera: photography, lens, focus, capture, shot, visual, image, device, equipment, photo, webcam, video
can-soda: beverage, drink, food, tin, beer, alcohol, waste
can: food, storage, groceries, tin, metal, recyclable, container, pantry, grocery, preserved
candy-cane: sugar, food, sweet, christmas, xmas
candy-off: sugar free, food, sweet, allergy, intolerance, diet
candy: sugar, food, sweet
cannabis-off: weed, leaf
cannabis: weed, leaf
captions-off: closed captions, subtitles, subhead, transcription, transcribe, dialogue, accessibility
captions: closed captions, subtitles, subhead, transcription, transcribe, dialogue, accessibility
car-battery: automobile, power cell, electric, power, electricity, energy, accumulator, charge, transport, vehicle
car-front: vehicle, drive, trip, journey
car-taxi-front: cab, vehicle, drive, trip, journey
car: vehicle, drive, trip, journey
caravan: trailer, tow, camping, campsite, mobile home, holiday, nomadic, wilderness, outdoors
card-sim: cellphone, smartphone, mobile, network, cellular, service, provider, signal, coverage, disk, data, format, storage, flash, digital, contacts, phone book, contractual, circuit board, chip
carrot: orange, healthy, nature, fresh, root, produce, organic, nutrition, vegetable, food, eat
carton-off: milk, dairy, beverage, drink, diet, lactose free, non dairy, liquid, liter, litre, pint, pints, pasteurized, skim, skimmed, container, packaging, allergy, intolerance, vegan, unavailable
carton: milk, dairy, beverage, drink, diet, lactose, liquid, liter, litre, pint, pints, pasteurized, skim, skimmed, container, packaging, grocery, juice, cream, cow
case-lower: text, letters, characters, font, typography
case-sensitive: text, letters, characters, font, typography
case-upper: text, letters, characters, font, typography
cassette-tape: audio, music, recording, play
cast: stream, streaming, screen, display, wireless, broadcast, transmit, media, receiver, remote display, screen sharing, media streaming
castle: fortress, stronghold, palace, chateau, building
cat: animal, pet, kitten, feline
cctv-off: camera, surveillance, recording, film, videotape, crime, watching
cctv: camera, surveillance, recording, film, videotape, crime, watching
certificate: award, ribbon, medal, achievement, pinned, badge, recognition, laurel, commendation, diploma, official, proof, fact, verified, license, warrant, authorization, legal, ownership, credential, ssl, tls, security, trust, cybersecurity, authority, graduation, study
chart-area: statistics, analytics, diagram, graph
chart-bar-big: statistics, analytics, diagram, graph
chart-bar-decreasing: statistics, analytics, diagram, graph, trending down
chart-bar-increasing: statistics, analytics, diagram, graph, trending up
chart-bar-stacked: statistics, analytics, diagram, graph, multivariate, categorical, comparison
chart-bar: statistics, analytics, diagram, graph
chart-candlestick: trading, trader, financial, markets, portfolio, assets, prices, value, valuation, commodities, currencies, currency, stocks, exchange, hedge fund, statistics, analytics, diagram, graph
chart-column-big: statistics, analytics, diagram, graph
chart-column-decreasing: statistics, analytics, diagram, graph, trending down
chart-column-increasing: statistics, analytics, diagram, graph, trending up
chart-column-stacked: statistics, analytics, diagram, graph, multivariate, categorical, comparison
chart-column: statistics, analytics, diagram, graph
chart-gantt: diagram, graph, timeline, planning
chart-line: statistics, analytics, diagram, graph
chart-network: statistics, analytics, diagram, graph, topology, cluster, web, nodes, connections, edges
chart-no-axes-column-decreasing: statistics, analytics, diagram, graph, trending down
chart-no-axes-column-increasing: statistics, analytics, diagram, graph, trending up
chart-no-axes-column: statistics, analytics, diagram, graph
chart-no-axes-combined: statistics, analytics, diagram, graph, trending up
chart-no-axes-gantt: projects, manage, overview, roadmap, plan, intentions, timeline, deadline, date, event, range, period, productivity, work, agile, code, coding
chart-pie: statistics, analytics, diagram, presentation
chart-scatter: statistics, analytics, diagram, graph
chart-spline: statistics, analytics, diagram, graph, curve, continuous, smooth, polynomial, quadratic, function, interpolation
check-check: done, received, double, todo, tick, complete, task
check-line: done, todo, tick, complete, task
check: done, todo, tick, complete, task
chef-hat: cooking, food, kitchen, restaurant
cherry: fruit, food
chess-bishop: mitre, miter, piece, board game, religion
chess-king: ruler, crown, piece, board game, stalemate
chess-knight: piece, horse, board game
chess-pawn: piece, board game
chess-queen: ruler, crown, piece, board game, stalemate
chess-rook: castle, piece, board game
chevron-down: backwards, reverse, slow, dropdown
chevron-first: previous, music
chevron-last: skip, next, music
chevron-left: back, previous, less than, fewer, menu
chevron-right: forward, next, more than, greater, menu, code, coding, command line, terminal, prompt, shell
chevron-up: caret, keyboard, mac, control, ctrl, superscript, exponential, power, ahead, fast, dropdown
chevrons-down-up: collapse, fold, vertical
chevrons-down: backwards, reverse, slower
chevrons-left-right-ellipsis: internet, network, connection, cable, lan, port, router, switch, hub, modem, web, online, networking, communication, socket, plug, slot, controller, connector, interface, console, signal, data, input, output
chevrons-left-right: expand, horizontal, unfold
chevrons-left: turn, corner
chevrons-right-left: collapse, fold, horizontal
chevrons-right: turn, corner
chevrons-up-down: expand, unfold, vertical
chevrons-up: forward, ahead, faster, speed, boost
church: temple, building
cigarette-off: smoking, no-smoking
cigarette: smoking
circle-arrow-down: backwards, reverse, direction, south, sign, button
circle-arrow-left: previous, back, direction, west, sign, turn, button, <-
circle-arrow-right: next, forward, direction, east, sign, turn, button, ->
circle-arrow-up: forward, direction, north, sign, button
circle-check-big: done, todo, tick, complete, task
circle-check: done, todo, tick, complete, task
circle-chevron-down: back, menu
circle-chevron-left: back, previous, less than, fewer, menu
circle-chevron-right: back, more than, greater, menu
circle-chevron-up: caret, ahead, menu
circle-chevrons-down: bottom, descend, page, page down, scroll, jump, south, caret, button, skip, end, last page, latest, feed, chat, pagination, fast, media
circle-chevrons-left: previous, rewind, backward, first, beginning, start, west, music, caret, button, pagination, skip, skip-back, seek-back, media-controls, player, playlist, track, chapter, jump, timeline, controls
circle-chevrons-right: next, forward, skip, fast forward, last, end, east, music, caret, button, pagination, jump, seek, seek forward, player control, chapter, track, timeline, navigation control
circle-chevrons-up: top, ascend, page, page up, back to top, scroll, jump, north, caret, button, skip, pagination, first page, fast, fast scroll, rewind, jump to start, floating action button, anchor, timeline
circle-dashed-check: approved, pending, changes, revision, reapproval, published, schedule, assignment, request, review, progress, issue, draft, code, coding, version control
circle-dashed: pending, dot, progress, issue, draft, code, coding, version control
circle-divide: calculate, math
circle-dollar-sign: monetization, marketing, currency, money, payment
circle-dot-dashed: pending, progress, issue, draft, code, coding, version control
circle-dot: pending, progress, issue, code, coding, version control, choices, multiple choice, choose, album, music, songs, format, cd, dvd, vinyl, sleeve, cover, platinum, compilation, ep, recording, playback, spin, rotate, rpm, dj
circle-ellipsis: et cetera, etc, loader, loading, progress, pending, throbber, menu, options, operator, code, spread, rest, more, further, extra, overflow, dots, ...
circle-equal: calculate, shape
circle-euro: symbol, economy, banking, europe, currency, money, payment, coin, finance, financial, exchange
circle-fading-arrow-up: north, upgrade, improve, button
circle-fading-play: short clips, shorts, reels, stories, video, highlights, social media, content, preview, teaser, clip, short form, vertical video
circle-fading-plus: stories, social media, sharing, content
circle-gauge: dashboard, dial, meter, speed, pressure, measure, level
circle-minus: subtract, remove, decrease, reduce, calculate, line, operator, code, coding, minimum, downgrade
circle-off: diameter, zero, nothing, null, void, cancel, ban, no, stop, forbidden, prohibited, error, incorrect, mistake, wrong, failure
circle-pause: music, audio, stop
circle-percent: verified, unverified, sale, discount, offer, marketing, sticker, price tag
circle-pile: off, zero, record, shape, stack, layer, structure, form, group, collection, stock, inventory, materials, warehouse
circle-play: music, start, run
circle-plus: add, new, increase, increment, positive, calculate, crosshair, aim, target, scope, sight, reticule, maximum, upgrade, extra, operator, join, concatenate, code, coding
circle-pound-sterling: monetization, coin, penny, marketing, currency, money, payment, british, gbp
circle-power: on, off, device, switch, toggle, binary, boolean, reboot, restart, button, keyboard, troubleshoot
circle-question-mark: question mark
circle-slash-2: diameter, zero, nothing, null, void, ban, math, divide, division, half, split, average, avg, mean, median, normal
circle-slash: diameter, zero, nothing, null, void, cancel, ban, no, stop, forbidden, prohibited, error, incorrect, mistake, wrong, failure, divide, division, or
circle-small: shape, bullet, gender, genderless
circle-star: badge, medal, honour, decoration, order, pin, laurel, trophy, medallion, insignia, bronze, silver, gold
circle-stop: media, music
circle-user-round: person, account, contact
circle-user: person, account, contact
circle-x: cancel, close, cross, delete, remove, times, clear, error, incorrect, wrong, mistake, failure, linter, multiply, multiplication
circle: off, zero, record, shape
circuit-board: computing, electricity, electronics
citrus: lemon, orange, grapefruit, fruit
clapperboard: movie, film, video, camera, cinema, cut, action, television, tv, show, entertainment
clef-alto: do, music, note, key, soprano, mezzo, staff, pitch, baritone, major, scale
clef-bass: fa, music, note, key, baritone, staff, pitch, subbass, major, scale
clef-treble: sol, music, note, key, staff, pitch, violin, solfege, major, scale
clipboard-check: copied, pasted, done, todo, tick, complete, task
clipboard-clock: copy, paste, history, log, time, watch, alarm, hour, minute, reminder, scheduled, deadline, pending, time tracking, timesheets, appointment, logbook
clipboard-copy: paste
clipboard-list: copy, paste, tasks
clipboard-minus: copy, delete, remove, erase, document, medical, report, doctor
clipboard-paste: copy
clipboard-pen-line: paste
clipboard-pen: paste, signature
clipboard-plus: copy, paste, add, create, new, document, medical, report, doctor
clipboard-type: paste, format, text
clipboard-x: copy, paste, discard, remove
clipboard: copy, paste
clock-1: time, watch, alarm
clock-10: time, watch, alarm
clock-11: time, watch, alarm
clock-12: time, watch, alarm, noon, midnight
clock-2: time, watch, alarm
clock-3: time, watch, alarm
clock-4: time, watch, alarm
clock-5: time, watch, alarm
clock-6: time, watch, alarm
clock-7: time, watch, alarm
clock-8: time, watch, alarm
clock-9: time, watch, alarm
clock-arrow-down: time, watch, alarm, sort, order, ascending, descending, increasing, decreasing, rising, falling
clock-arrow-left: time, watch, alarm, assign, range
clock-arrow-right: time, watch, alarm, range, unassign
clock-arrow-up: time, watch, alarm, sort, order, ascending, descending, increasing, decreasing, rising, falling
clock-check: time, watch, alarm
clock-fading: time, watch, alarm
clock-plus: time, watch, alarm, add, create, new
clock: time, watch, alarm
closed-caption: tv, movie, video, closed captions, subtitles, subhead, transcription, transcribe, dialogue, accessibility
cloud-backup: storage, memory, bytes, servers, time machine, rotate, synchronize, synchronise, refresh, reconnect, transfer, data, security, upload, save, remote, safety
cloud-check: sync, network, success, done, completed, saved, persisted
cloud-cog: computing, ai, cluster, network
cloud-download: import
cloud-drizzle: weather, shower
cloud-fog: weather, mist
cloud-hail: weather, rainfall
cloud-lightning: weather, bolt
cloud-moon-rain: weather, partly, night, rainfall
cloud-moon: weather, night
cloud-off: disconnect
cloud-rain-wind: weather, rainfall
cloud-rain: weather, rainfall
cloud-snow: weather, blizzard
cloud-sun-rain: weather, partly, rainfall
cloud-sun: weather, partly
cloud-sync: synchronize, synchronise, refresh, reconnect, transfer, backup, storage, upload, download, connection, network, data
cloud-upload: file
cloud: weather
cloudy: weather, clouds
clover: leaf, luck, plant
club: shape, suit, playing, cards
code-xml: source, programming, html
code: source, programming, html, xml
coffee: drink, cup, mug, tea, cafe, hot, beverage
cog: computing, settings, edit, gear, preferences, controls, configuration, fixed, build, construction, parts
coins: money, cash, finance, gamble
columns-2: lines, list, queue, preview, panel, parallel, series, split, vertical, horizontal, half, center, middle, even, sidebar, drawer, gutter, fold, reflow, typography, pagination, pages
columns-3-cog: settings, customize, table, grid, adjust, configuration, panel, layout
columns-3: lines, list, queue, preview, parallel, series, split, vertical, horizontal, thirds, triple, center, middle, alignment, even, sidebars, drawers, gutters, fold, reflow, typography, pagination, pages
columns-4: lines, list, queue, preview, parallel, series, split, vertical, horizontal, thirds, triple, center, middle, alignment, even, sidebars, drawers, gutters, fold, reflow, typography, pagination, pages, prison, jail, bars, sentence, police, cops, cell, crime, criminal, justice, law, enforcement, grill
combine: cubes, packages, parts, units, collection, cluster, gather, merge
command: keyboard, key, mac, cmd, button
compass: direction, north, east, south, west, browser
component: design, element, group, module, part, symbol
computer: pc, chassis, codespaces
concierge-bell: reception, porter
cone: conical, triangle, triangular, geometry, filter, funnel, hopper, spotlight, searchlight
construction: roadwork, maintenance, blockade, barricade
contact-round: user, person, family, friend, acquaintance, listing, networking
contact: user, person, family, friend, acquaintance, listing, networking
container: storage, shipping, freight, supply chain, environment, devops, code, coding
contrast: display, accessibility
cookie: biscuit, snack, dessert, food, sweet, bakery, consent, privacy, legal, tracking, browser, website
cooking-pot: pod, recipe, food, kitchen, chef, restaurant, dinner, lunch, breakfast, meal, eat
copy-check: clone, duplicate, done, multiple
copy-minus: clone, duplicate, remove, delete, collapse, subtract, multiple
copy-plus: clone, duplicate, add, multiple, expand
copy-slash: clone, duplicate, cancel, ban, no, stop, forbidden, prohibited, error, multiple, divide, division, split, or
copy-x: cancel, close, delete, remove, clear, multiple, multiply, multiplication, times
copy: clone, duplicate, multiple
copyleft: licence
corner-down-left: arrow, return
corner-down-right: arrow, indent, tab
corner-left-down: arrow
corner-left-up: arrow
corner-right-down: arrow
corner-right-up: arrow
corner-up-left: arrow
corner-up-right: arrow
cpu-ai: artificial intelligence, machine learning, neural network, automation, intelligence, generative, assistant, chatbot, llm, deep learning, inference, training, mlops, model, predictive, on-device, edge, api, service, cognitive, processor, chip
cpu: processor, cores, technology, computer, chip, circuit, memory, ram, specs, gigahertz, ghz
creative-commons: licence, license
credit-card-check: debit, payment, banking, finance, transaction, wallet, purchase, checkout, billing, account, cardholder, verified, approved, authorized, valid, success, complete, bank, cc
credit-card-minus: debit, payment, remove, delete, unlink, revoke, decline, canceled, banking, finance, wallet, transaction, billing, account, purchase, checkout, subtract, bank, cc
credit-card-plus: debit, payment, banking, finance, transaction, wallet, purchase, checkout, billing, account, cardholder, add, new, link, save, method, plastic, bank, cc
credit-card-reader: bank, purchase, payment, cc, atm, terminal, checkout, kiosk, pos, point of sale, transaction, contactless, chip, swipe, tap, banking, finance, retail
credit-card-x: debit, payment, banking, finance, transaction, wallet, purchase, checkout, billing, account, cardholder, declined, rejected, failed, invalid, canceled, error, cancel, bank, cc
credit-card: bank, purchase, payment, cc
croissant: bakery, cooking, food, pastry
crop: photo, image
cross: healthcare, first aid
crosshair: aim, target
crown: diadem, tiara, circlet, corona, king, ruler, winner, favourite
cuboid: brick, block, box, 3d, solid, volume, container, storage, shipping, carton, geometry, rectangular, hexahedron, butter, tofu, soap, cheese, package, parcel, crate
cup-soda: beverage, drink, straw, water
cupcake: dessert, food, celebration, sweet, baking, cooking
currency: finance, money
cylinder: shape, elliptical, geometry, container, storage, tin, pot
dam: electricity, energy, water
database-arrow-down: storage, memory, bytes, server, export, download, backup, pull, downsize
database-arrow-up: storage, memory, bytes, server, import, upload, backup, push, upscale
database-backup: storage, memory, bytes, servers, time machine, rotate, arrow, left
database-check: storage, memory, bytes, server, success, valid, verified, confirmed, complete
database-minus: storage, memory, bytes, server, remove, delete, reduce
database-plus: storage, memory, bytes, server, add, create, insert, new, expand
database-search: storage, memory, container, tin, pot, bytes, servers
database-x: storage, memory, bytes, server, error, failed, invalid, rejected, denied, clear, remove, disconnect
database-zap: cache busting, storage, memory, bytes, servers, power, crash
database: storage, memory, container, tin, pot, bytes, servers
decimals-arrow-left: numerical, decrease, less, fewer, precision, rounding, digits, fraction, float, number
decimals-arrow-right: numerical, increase, more, precision, rounding, digits, fraction, float, number
delete: backspace, remove
dessert: pudding, christmas, xmas, custard, iced bun, icing, fondant, cake, ice cream, gelato, sundae, scoop, dollop, sugar, food, sweet
diameter: shape, circle, geometry, trigonometry, width, height, size, calculate, measure
diamond-minus: keyframe, subtract, remove, decrease, reduce, calculator, button, keyboard, line, divider, separator, horizontal rule, hr, html, markup, markdown, ---, toolbar, operator, code, coding, minimum, downgrade
diamond-percent: verified, unverified, sale, discount, offer, marketing, sticker, price tag
diamond-plus: keyframe, add, new, increase, increment, positive, calculate, toolbar, crosshair, aim, target, scope, sight, reticule, maximum, upgrade, extra
diamond: square, rectangle, oblique, rhombus, shape, suit, playing, cards
dice-1: random, tabletop, board, game
dice-2: random, tabletop, board, game
dice-3: random, tabletop, board, game
dice-4: random, tabletop, board, game
dice-5: random, tabletop, board, game
dice-6: random, tabletop, board, game
dices: random, tabletop, board, game
diff: patch, difference, compare, plus, minus, plus-minus, math
disc-2: album, music, vinyl, record, cd, dvd, format, dj, spin, rotate, rpm
disc-3: album, music, vinyl, record, cd, dvd, format, dj, spin, rotate, rpm
disc-album: music, songs, format, cd, dvd, vinyl, sleeve, cover, platinum, compilation, ep, recording, playback, spin, rotate, rpm, dj
disc: album, music, songs, format, cd, dvd, vinyl, sleeve, cover, platinum, compilation, ep, recording, playback, spin, rotate, rpm, dj
divide: calculate, math, division, operator, code
dna-off: gene, gmo free, helix, heredity, chromosome, nucleic acid
dna: gene, gmo, helix, heredity, chromosome, nucleic acid
dock: desktop, applications, launch, home, menu bar, bottom, line, macos, osx
dog: animal, pet, puppy, hound, canine
dollar-sign: currency, money, payment
dome: roof, cupola, rotunda, shelter, building, architecture, structure, church, christian, orthodox, byzantine, cathedral, basilica, chapel, monument, landmark, museum, observatory, heritage
donut: doughnut, sprinkles, topping, fast food, junk food, snack, treat, sweet, sugar, dessert, hollow, ring
door-closed-cog: room, entrance, entry, settings, gear, access, automation
door-closed-locked: entrance, entry, exit, ingress, egress, gate, gateway, emergency exit
door-closed-package: delivery, parcel, doorstep, shipping, drop-off, courier
door-closed: entrance, entry, exit, ingress, egress, gate, gateway, emergency exit
door-open: entrance, entry, exit, ingress, egress, gate, gateway, emergency exit
door-stairwell: staircase, stairway, stairs, steps, ladder, transition, access, structure, spiral, building, vertical, movement, floor, level, entrance, entry, exit, egress, route, indoor, emergency exit
dot: interpunct, interpoint, middot, step, punctuation, period, full stop, end, finish, final, characters, font, typography, type, center
download: import, export, save
drafting-compass: geometry, trigonometry, radius, diameter, circumference, calculate, measure, arc, curve, draw, sketch
drama: masks, theater, theatre, entertainment, show
drill: power, bit, head, hole, diy, toolbox, build, construction
drone: quadcopter, uav, aerial, flight, flying, technology, airborne, robotics
droplet-off: water, weather, liquid, fluid, wet, moisture, damp, bead, globule
droplet: water, weather, liquid, fluid, wet, moisture, damp, bead, globule
droplets: water, weather, liquid, fluid, wet, moisture, damp, bead, globule
drum: drummer, kit, sticks, instrument, beat, bang, bass, backing track, band, play, performance, concert, march, music, audio, sound, noise, loud
drumstick: food, chicken, meat
dumbbell: barbell, weight, workout, gym
ear-off: hearing, hard of hearing, hearing loss, deafness, noise, silence, audio, accessibility
ear: hearing, noise, audio, accessibility
earth-lock: vpn, private, privacy, network, world, browser, security, encryption, protection, connection
earth: world, browser, language, translate, globe
eclipse: lunar, solar, crescent moon, sun, earth, day, night, planet, space, mode, dark, light, toggle, switch, color, css, styles, display, accessibility, contrast, brightness, blend, shade
egg-fried: food, breakfast
egg-off: egg free, vegan, hatched, bad egg
egg: bird, chicken, nest, hatch, shell, incubate, soft boiled, hard, breakfast, brunch, morning, easter
eighth-note: audio, music, sound, quaver
eighth-notes: audio, music, sound, quavers
eject: disc, drive, dvd, blu-ray, cd, media, optical, optical drive, removable media, storage, tray, unmount, usb
ellipse: shape, geometry, rounded, smooth, outline, form, boundary, curve, shapes, oval
ellipsis-vertical: menu, options, spread, more, further, extra, overflow, dots, ...
ellipsis: et cetera, etc, loader, loading, progress, pending, throbber, menu, options, operator, code, coding, spread, rest, more, further, extra, overflow, dots, ...
emirati-dirham: currency, money, payment, finance, price, aed, arab emirates dirham, uae, united arab emirates, cash, currency symbol, middle east, gulf, banking, invoice, exchange rate
engine: vehicle, power, energy, drive, repair, car, motor, mechanical, diagnostics, maintenance, warning, dashboard, parts
equal-approximately-not: calculate, math, operator, unequal, code, tolerance, threshold, mismatch, comparison, assertion, variance
equal-approximately: about, calculate, math, operator
equal-not: calculate, off, math, operator, code
equal: calculate, math, operator, assignment, code
eraser: pencil, drawing, undo, delete, clear, trash, remove
ethernet-port: internet, network, connection, cable, lan, router, switch, hub, modem, web, online, networking, communication, socket, plug, slot, controller, connector, interface, console, signal, data, input, output
euro: currency, money, payment
ev-charger: electric, station, vehicle, fast, plug, power, electricity, energy, accumulator
expand: scale, fullscreen, maximize, minimize, contract
external-link: outbound, open, share
eye-closed: view, watch, see, hide, conceal, mask, hidden, visibility, vision
eye-dashed: view, watch, see, hide, conceal, mask, hidden, invisible, visibility, vision
eye-off: view, watch, see, hide, conceal, mask, hidden, visibility, vision
eye: view, watch, see, show, expose, reveal, display, visible, visibility, vision, preview, read
face-angry: anger, rage, fury, resentment, irritation, disgust, emoji, emotion
face-expressionless: nuisance, annoyed, annoyance, frustration, emoji, emotion
face-grinning: happy, happiness, good, laugh, broad smile, pleasure, good cheer, humour, funny, emoji, emotion
face-neutral: emoji, emotion, meh, blank stare, social masking, irritation, concern, deadpan
face-slightly-frowning: emoji, bad, sadness, emotion, concern, disappointment
face-slightly-smiling-plus: smile, happy, good, react, reaction, emoji, add, emotion
face-slightly-smiling: smile, happy, happiness, good, positive, friendly, patronizing, passive aggressive, ironic, emoji, emotion
factory: building, business, energy, industry, manufacture, sector
fan: air, cooler, ventilation, ventilator, blower
fast-forward: music
faucet: tap, spigot, water, drinking, fresh, source, pipes, plumbing, plumber, sink, basin, kitchen, bathroom, washroom, fixture, valve, flow, drinkable, potable, amenities, utilities, hydration
feather: quill, plume, writing, author, literature, poetry, manuscript, bird, plumage, lightweight, soft
fence: picket, panels, woodwork, diy, materials, suburban, garden, property, territory
ferris-wheel: big wheel, daisy wheel, observation, attraction, entertainment, amusement park, theme park, funfair
file-archive: zip, package
file-axis-3d: model, coordinates
file-badge: award, achievement, rosette, prize, winner
file-box: document, page, sheet, cube, 3d, model, asset, object, geometry, mesh, ar, augmented reality, cad, design, blueprint, draft, package, scene
file-braces-corner: code, json, curly braces, curly brackets
file-braces: code, json, curly braces, curly brackets
file-chart-column-increasing: statistics, analytics, diagram, graph, presentation, trending up
file-chart-column: statistics, analytics, diagram, graph, presentation
file-chart-line: statistics, analytics, diagram, graph, presentation
file-chart-pie: statistics, analytics, diagram, graph, presentation
file-check-corner: done, document, todo, tick, complete, task
file-check: done, document, todo, tick, complete, task
file-clock: history, log
file-code-corner: script, document, html, xml, property list, plist
file-code: script, document, gist, html, xml, property list, plist
file-cog: executable, settings, edit, gear
file-diff: patch
file-digit: number, document
file-down: download, import, export
file-exclamation-point: hidden, warning, alert, danger, protected, exclamation mark
file-headphone: music, audio, sound, headphones
file-heart: favourite, bookmark, quick link
file-image: graphics, photo, picture
file-input: document
file-key: private, public, security
file-lock: password, security
file-minus-corner: document
file-minus: delete, remove, erase, document
file-music: audio, sound, noise, track, digital, recording, playback, piano, keyboard, keys, notes, chord, midi, octave
file-output: document
file-pen-line: edit
file-pen: signature
file-play: movie, video, film
file-plus-corner: add, create, new, document
file-plus: add, create, new, document
file-question-mark: readme, help
file-scan: code, qr-code
file-search-corner: lost, document, find, browser, lens
file-search: lost, document, find, browser, lens
file-signal: audio, music, volume
file-sliders: cogged, gear, mechanical, machinery, configuration, controls, preferences, settings, system, admin, edit, executable
file-spreadsheet: table
file-stack: versions, multiple, copy, documents, revisions, version control, history
file-symlink: symbolic
file-terminal: bash, script, executable
file-text: data, txt, pdf, document
file-type-corner: font, text, typography
file-type: font, text, typography
file-up: upload, import, export
file-user: person, personal information, people, listing, networking, document, contact, cover letter, resume, cv, curriculum vitae, application form
file-video-camera: movie, film
file-volume: audio, music
file-x-corner: lost, delete, remove, document
file-x: lost, delete, remove, document
file: document
files: multiple, copy, documents
film: movie, video, reel, camera, cinema, entertainment
fingerprint-pattern: 2fa, authentication, biometric, identity, security
fire-extinguisher: flames, smoke, foam, water, spray, hose, firefighter, fireman, department, brigade, station, emergency, suppress, compressed, tank, cylinder, safety, equipment, amenities
fish-off: food, dish, restaurant, course, meal, seafood, animal, pet, sea, marine, allergy, intolerance, diet
fish-symbol: dish, restaurant, course, meal, seafood, pet, sea, marine
fish: dish, restaurant, course, meal, seafood, pet, sea, marine
fishing-hook: sea, boating, angler, bait, reel, tackle, marine, outdoors, sports, travel
fishing-rod: hobby, equipment, reel
flag-off: unflag, unmark, report, marker, notification, warning, milestone, goal, notice, signal, attention, banner
flag-triangle-left: report, timeline, marker, pin
flag-triangle-right: report, timeline, marker, pin
flag: report, marker, notification, warning, milestone, goal, notice, signal, attention, banner
flame-kindling: campfire, camping, wilderness, outdoors, lit, warmth, wood, twigs, sticks
flame: heat, burn, light, glow, ignite, passion, ember, fire, lit, burning, spark, embers, smoke, firefighter, fireman, department, brigade, station, emergency
flashlight-off: torch, beam, emergency, safety, tool, bright
flashlight: torch, beam, emergency, safety, tool, bright
flask-conical-off: beaker, erlenmeyer, non toxic, lab, chemistry, experiment, test
flask-conical: beaker, erlenmeyer, lab, chemistry, experiment, test
flask-round: beaker, lab, chemistry, experiment, test
flower-2: sustainability, nature, plant
flower: sustainability, nature, plant, spring
focus: camera, lens, photo, dashed
folder-archive: zip, package
folder-bookmark: file, storage, archive, directory, project, favorite, save, read later
folder-check: done, directory, todo, tick, complete, task
folder-clock: history, directory
folder-closed: directory
folder-code: directory, coding, develop, software
folder-cog: directory, settings, control, preferences, edit, gear
folder-dot: directory, root, project, pinned, active, current, cogged, gear, mechanical, machinery, configuration, controls, preferences, settings, system, admin, edit
folder-down: directory, download, import, export
folder-git-2: directory, root, project, repo
folder-git: directory, root, project, repo
folder-heart: directory, favourite, bookmark, quick link
folder-input: directory, import, export
folder-kanban: projects, manage, overview, board, tickets, issues, roadmap, plan, intentions, productivity, work, agile, code, coding, directory, project, root
folder-key: directory, private, security, protected
folder-lock: directory, private, security, protected
folder-minus: directory, remove, delete
folder-open-dot: directory, root, project, active, current, pinned
folder-open: directory
folder-output: directory, import, export
folder-pen: directory, rename
folder-plus: directory, add, create, new
folder-root: directory, project, git, repo
folder-search-2: directory, find, lost, browser, lens
folder-search: directory, find, lost, browser, lens
folder-symlink: directory, symbolic
folder-sync: directory, synchronize, synchronise, refresh, reconnect, transfer, backup
folder-tree: directory, browser
folder-up: directory, upload, import, export
folder-user: directory, profile, person, personal, contact, document, account, individual, home folder, shared, access, owner
folder-users: directory, profile, shared, people, document, accounts, group, team, permission, access, collaboration, organization
folder-x: directory, remove, delete
folder: directory
folders: multiple, copy, directories
footprints: steps, walking, feet, trail, shoe
forklift: machinery, industrial, warehouse, lifting, storage, equipment, heavy-duty, moving, vehicle, transport, logistics
form: document, page, file, layout, paper, stub, formality, structure, template, inputs, design, components
forward: send, share, email
frame: logo, design, tool
fuel: filling-station, gas, petrol, tank
fullscreen: expand, zoom, preview, focus, camera, lens, image
funnel-plus: filter, hopper, add, create, new
funnel-x: filter, hopper, remove, delete
funnel: filter, hopper
galaxy: astronomy, space, stars, cosmos, universe, spiral, milky way, nebula, cosmology, interstellar, celestial, constellation, stargazing, spaceflight
gallery-horizontal-end: carousel, pictures, images, scroll, swipe, album, portfolio, history, versions, backup, time machine
gallery-horizontal: carousel, pictures, images, scroll, swipe, album, portfolio
gallery-thumbnails: carousel, pictures, images, album, portfolio, preview
gallery-vertical-end: carousel, pictures, images, scroll, swipe, album, portfolio, history, versions, backup, time machine
gallery-vertical: carousel, pictures, images, scroll, swipe, album, portfolio
gamepad-2: console
gamepad-directional: arrow, controller, navigation, button, move, pointer, arrowhead, console, gaming
gamepad: console
gap-horizontal: spacing, space, between, padding, margin, auto layout, layout, distance, frame, distribute
gap-vertical: spacing, space, between, padding, margin, auto layout, layout, distance, frame, distribute
gauge: dashboard, dial, meter, speed, pressure, measure, level
gavel: justice, law, court, judgment, legal, hands, penalty, decision, authority, hammer, mallet
gem: diamond, crystal, ruby, jewellery, price, special, present, gift, ring, wedding, proposal, marriage, rubygems
georgian-lari: currency, money, payment
germ-off: virus, microbe, bacterium, bacteria, organism, cilia, pathogen, infection, disease, contagion, contamination, microbiology, health, medicine, biology, science, microorganism, pandemic, epidemic, outbreak, amoeba, flu, security, single cell, unicellular, vaccine, immunity, quarantine
germ: virus, microbe, bacterium, bacteria, organism, cilia, pathogen, infection, disease, contagion, contamination, microbiology, health, medicine, biology, science, microorganism, pandemic, epidemic, outbreak, amoeba, flu, security, single cell, unicellular, vaccine, immunity, quarantine
ghost: spirit, haunt, specter, apparition, wraith, shade, phantom, entity, shadow, silhouette, pac-man, spooky, halloween, haunted, invisible, hidden, empty, dead, obsolete, outdated
gift: present, box, birthday, party
git-branch-minus: code, version control, vcs, repository, delete, remove
git-branch-plus: code, version control, vcs, repository, add, create
git-branch: code, version control, vcs, repository
git-commit-horizontal: code, version control, waypoint, stop, station
git-commit-vertical: code, version control, waypoint, stop, station
git-compare-arrows: code, version control, diff
git-compare: code, version control, diff
git-fork: code, version control
git-graph: code, version control, commit graph, commits, gitlens
git-merge-conflict: code, version control, commits, diff, error
git-merge: code, version control
git-pull-request-arrow: code, version control, open
git-pull-request-closed: code, version control, rejected, cancelled
git-pull-request-create-arrow: code, version control, open, plus, add
git-pull-request-create: code, version control, open, plus, add
git-pull-request-draft: code, version control, open, dashed
git-pull-request: code, version control, open
glass-water: beverage, drink
glasses: spectacles
globe-check: world, browser, language, translate, internet, web, verified, success, valid, available, online, status
globe-code: website, internet, connection, network, digital, access, global, link, world, browser, language, translate
globe-lock: vpn, private, privacy, network, world, browser, security, encryption, protection, connection
globe-off: earth, planet, disable, mute, hide, avoid, world, browser, language, translate, internet, offline, disconnected, network, connection, no connection, network failure, signal off
globe-x: internet, offline, disconnected, network, connection, world, no connection, network failure, signal off
globe: world, browser, language, translate
goal: flag, bullseye
gpu: processor, cores, technology, computer, chip, circuit, specs, graphics processing unit, video card, display adapter, gddr, rendering, digital image processing, crypto mining
graduation-cap: school, university, learn, study, mortarboard, education, ceremony, academic, hat, diploma, doctorate
grape: fruit, wine, food
graph-hub: load balancer, distribute, traffic, network, nodes, parallel, branch, hierarchy, routing, dispatcher, cluster, backend, fan-out, topology, orchestration
graph-star: mind map, network, hub, nodes, links, connections, relationships, dependencies, bonds, structure, topology, cluster, thoughts, ideas, concepts, molecule
grid-2x2-check: table, rows, columns, blocks, plot, land, geometry, measure, data, size, width, height, distance, surface area, square meter, acre
grid-2x2-plus: table, rows, columns, blocks, plot, land, geometry, measure, data, size, width, height, distance, surface area, square meter, acre
grid-2x2-x: table, rows, columns, data, blocks, plot, land, geometry, measure, size, width, height, distance, surface area, square meter, acre
grid-2x2: table, rows, columns, blocks, plot, land, geometry, measure, size, width, height, distance, surface area, square meter, acre, window, skylight
grid-3x2: table, rows, columns, blocks, plot, land, geometry, measure, size, width, height, distance, surface area, square meter, acre, window
grid-3x3: table, rows, columns
grip-horizontal: grab, dots, handle, move, drag
grip-vertical: grab, dots, handle, move, drag
grip: grab, dots, handle, move, drag
groceries: food, vegetables, health, grocery, market, farmer, produce, pantry, paper bag, shop, supermarket, retail, delivery, larder, provisions, takeout
group: cubes, packages, parts, units, collection, cluster, gather, dashed
guitar-electric: acoustic, instrument, strings, riff, rock, band, country, concert, performance, play, lead, loud, music, audio, sound, noise
guitar: acoustic, instrument, strings, riff, rock, band, country, concert, performance, play, lead, loud, music, audio, sound, noise
half-note: audio, music, sound, crotchet, minim, quarter note
ham: food, pork, pig, meat, bone, hock, knuckle, gammon, cured
hamburger: cheeseburger, meat, beef, patty, bun, fast food, junk food, takeaway, takeout, snack, dish, restaurant, lunch, meal, savory, savoury, cookery, cooking, grilled, barbecue, barbeque, bbq, lettuce, tomato, relish, pickles, onions, ketchup, mustard, mayonnaise
hammer: mallet, nails, diy, toolbox, build, construction
hand-coins: savings, banking, money, finance, offers, mortgage, payment, received, wage, payroll, allowance, pocket money, handout, pennies
hand-fist: clench, strength, power, unity, solidarity, rebellion, victory, triumph, support, fight, combat, brawl
hand-heart: love, like, emotion
hand-helping: agreement, proposal, charity, begging, terms
hand-metal: rock
hand-platter: waiter, waitress, restaurant, table service, served, dinner, dining, meal, course, luxury
hand: wave, move, mouse, grab
handbag: baggage, carry, clutch, fashion, luggage, purse, tote, travel
handle-bottom-right: mouse, grab, move, drag, resize, corner
handshake: agreement, partnership, deal, business, assistance, cooperation, friendship, union, terms
hard-drive-download: computer, server, memory, data, ssd, disk, hard disk, save
hard-drive-upload: computer, server, memory, data, ssd, disk, hard disk, save
hard-drive: computer, server, memory, data, ssd, disk, hard disk, storage, hardware, backup, media
hard-hat: helmet, construction, safety
hash: hashtag, number, pound
hat-glasses: incognito, disguise, costume, masked, anonymous, anonymity, privacy, private browsing, stealth, hidden, undercover, cloak, invisible, ghost, spy, agent, detective, identity, cap, fedora, spectacles, shades, sunglasses, eyewear
haze: mist, fog
hd: tv, resolution, video, high definition, 720p, 1080p
hdmi-port: socket, plug, slot, controller, connector, interface, console, signal, audio, video, visual, av, data, input, output
heading-1: h1, html, markup, markdown
heading-2: h2, html, markup, markdown
heading-3: h3, html, markup, markdown
heading-4: h4, html, markup, markdown
heading-5: h5, html, markup, markdown
heading-6: h6, html, markup, markdown
headphone-off: music, audio, sound, mute
headphones: music, audio, sound
headset: music, audio, sound, gaming, headphones, call, center, phone, telephone, voip, video
heart-crack: heartbreak, sadness, emotion
heart-handshake: agreement, charity, help, deal, terms, emotion, together
heart-minus: unlike, unfavorite, remove, delete, damage
heart-off: unlike, dislike, hate, emotion
heart-plus: like, favorite, add, health, support
heart-pulse: heartbeat, health, medical, blood pressure, cardiac, systole, diastole
heart-x: unlike, unfavorite, remove, reject, dismiss, delete, clear
heart: like, love, emotion, suit, playing, cards
heater: heating, warmth, comfort, fire, stove, electric, electronics, amenities
helicopter: transport, flying, rotor, aviation, helipad, gear, flyer, technology, aircraft, vehicle
hexagon: shape, node.js, logo
highlighter: mark, text
hiking-stick: walking, trekking, trail, pole, backpacking, outdoors, mountains
hockey-stick: sport, campus, puck, athlete, ice, player, goal, cricket, bat, sports, game, equipment, ball, match, play
hop-off: beer, brewery, drink, hop free, allergy, intolerance, diet
hop: beer, brewery, drink
hospital: infirmary, sanatorium, healthcare, doctor, hospice, clinic, emergency room, ward, building, medical, vet
hot-air-balloon: aircraft, flight, adventure, travel, sky, celebration, festive
hotel: building, hostel, motel, inn
hourglass-cog: timer, time, sandglass, duration, settings, gear, edit, configuration, countdown, timeout, expiration
hourglass: timer, time, sandglass
house-cog: home, building, residence, settings, gear, configuration, property, automation
house-heart: home sweet home, abode, building, residence, healthy living, lifestyle
house-plug: home, living, building, residence, architecture, autarky, energy
house-plus: home, living, medical, new, addition, building, residence, architecture
house-wifi: home, living, building, connectivity
house: home, living, building, residence, architecture
houses: homes, housing, estate, living, buildings, development, residences, residential, village, neighbourhood, accommodation, community, dwellings, architecture
ice-cream-bowl: gelato, food, dessert, dish, restaurant, course, meal
ice-cream-cone: gelato, food
id-card-lanyard: identity, employee, gate-pass, badge
id-card: badge, identity, authentication, secure
image-down: picture, photo, download, save, export
image-minus: remove, delete
image-off: picture, photo
image-play: picture, gif, photo
image-plus: add, create, picture
image-up: picture, photo, upload, import
image-upscale: resize, picture, sharpen, increase
image: picture, photo
images: picture, photo, multiple, copy, gallery, album, collection, slideshow, showcase
import: save
inbox: email
indian-rupee: currency, money, payment
infinity: unlimited, forever, loop, math
info: about, advice, clue, details, help, hint, indicator, information, knowledge, notice, status, support, tooltip
inspection-panel: access, cover, tile, metal, materials, screws
italic: oblique, text, format
iteration-ccw: arrow, right
iteration-cw: arrow, left
iv-bag: intravenous, therapy, infusion, medicine, medication, treatment, healthcare, hydration, vitamin, supplement, blood, donation, chemotherapy, clinic, feeding tube, administration, health, regeneration
japanese-yen: currency, money, payment
joystick: game, console, control stick
kanban: projects, manage, overview, board, tickets, issues, roadmap, plan, intentions, productivity, work, agile, code, coding
kayak: boat, paddle, water, sport, recreation, adventure, outdoors, equipment, lake, ocean
kazakh-tenge: currency, money, payment, kazakhstan, currency-symbol, exchange, cash
key-round: password, login, authentication, secure, unlock
key-square: password, login, authentication, secure, unlock, car key
key: password, login, authentication, secure, unlock, keychain, key ring, fob
keyboard-music: audio, sound, noise, notes, keys, chord, octave, midi, controller, instrument, electric, signal, digital, studio, production, producer, pianist, piano, play, performance, concert
keyboard-off: unkeys, layout, spell, settings, mouse
keyboard: layout, spell, settings, mouse
lambda: greek, symbol, math, function, programming, serverless, anonymous, functional, cloud, wavelength, calculus, linear algebra
lamp-ceiling: lighting, household, home, furniture
lamp-desk: lighting, household, office, home, furniture
lamp-floor: lighting, household, home, furniture
lamp-wall-down: lighting, household, home, furniture
lamp-wall-up: lighting, household, home, furniture
lamp: lighting, household, home, furniture
land-plot: area, surface, square metres, allotment, parcel, property, plane, acres, measure, distance, isometric, flag, golf course, hole
landmark: bank, building, capitol, finance, money, museum, art gallery, hall, institute, pediment, portico, doric, columns, pillars, classical, architecture, government, institution, monument, site, history, historic, library, temple, ancient, structure
languages: translate
laptop-minimal-check: computer, screen, remote, success, done, todo, tick, complete, task
laptop-minimal: computer, screen, remote
laptop: computer, screen, remote
lasso-select: cursor
lasso: select, cursor
layer-arrow-down: move back, backward, lower, demote, step back, behind, reorder, arrange, layers, stack, stacking, z-index, depth, graphics, design
layer-arrow-up: move forward, forward, raise, lift, promote, advance, step forward, reorder, arrange, stack, stacking, z-index, depth, graphics, design
layers-2: stack, pile, pages, sheets, paperwork, copies, copy, duplicate, double, shortcuts
layers-arrow-down: send to back, send backward, back, background, bottom, bottommost, lower, demote, behind, reorder, arrange, stack, stacking, z-index, depth, graphics, design
layers-arrow-up: bring to front, bring forward, front, foreground, top, topmost, raise, lift, promote, reorder, arrange, stack, stacking, z-index, depth, graphics, design
layers-minus: stack, pile, pages, sheets, paperwork, copies, copy, remove, delete
layers-plus: stack, add, new, increase, create, positive, copy, upgrade
layers: stack, pile, pages, sheets, paperwork, copies, copy
layout-arrow-down: direction, flex, flexbox, flex-direction, column, auto layout, vertical, arrange, order, flow, stack
layout-arrow-right: direction, flex, flexbox, flex-direction, auto layout, horizontal, arrange, order, flow, stack
layout-dashboard: masonry, brick
layout-freeform: absolute, position, auto layout, unaligned, scattered, arrange, blocks, canvas, frame
layout-grid-circles: app, home, start, dot matrix, dots, menu, dashboard, collection, overview, tiles, matrix, launcher, apps, widgets, ui, shortcuts
layout-grid: app, home, start
layout-list: todo, tasks, items, pending, image, photo
layout-panel-left: app, home, start, grid
layout-panel-top: window, webpage, block, section, grid, template, structure
layout-template: window, webpage, block, section
leaf: sustainability, nature, energy, plant, autumn
leafy-green: salad, lettuce, vegetable, chard, cabbage, bok choy
lectern: pulpit, podium, stand
lens-concave: optics, light, magnification, curved, focus, refraction, science, physics, eyeglass, telescope, microscope
lens-convex: optics, magnification, focus, light, refraction, physics, eyeglass, telescope, microscope, curved, science
lens: optics, reflection, camera, photography, focus, effect, shader, post-process, visual, contact lens, glass, magnify, translucent, transparent, orb, bubble, zoom
letter-spacing: tracking, kerning, design, lettering, text, letters, characters, font, typography, formatting
letters: abc, alphabet, alphabetical, text, characters, language, typography, literacy, spelling
library-big: books, reading, written, authors, stories, fiction, novels, information, knowledge, education, high school, university, college, academy, learning, study, research, collection, vinyl, records, albums, music, package
library: books, reading, written, authors, stories, fiction, novels, information, knowledge, education, high school, university, college, academy, learning, study, research, collection, vinyl, records, albums, music, package
life-buoy: preserver, life belt, lifesaver, help, rescue, ship, ring, raft, inflatable, wheel, donut
ligature: text, font, typography, alternates, alternatives
lightbulb-off: lights
lightbulb: idea, bright, lights
lighthouse: beacon, coast, navigation, tower, sea, ocean, maritime, guide, safety, shine, port, marine, faro, signal, nautical, harbor, shore, light beam, wayfinding, guidance, onboarding, help, landmark
line-dot-bottom-vertical: code, version, control, station, waypoint, start, first
line-dot-left-horizontal: shape, symbol, navigation, arrow, pointer, code, version control, waypoint, stop, start, first, station
line-dot-right-horizontal: code, version control, waypoint, stop, station, last, end
line-dot-top-vertical: arrow, pointer, direction, indicator, code, version, control, waypoint, stop, station, last, end
line-height: leading, text, letters, characters, font, typography, spacing, paragraph, formatting, editor, readability, typesetting
line-squiggle: snakes, annotate, curve, doodle, stroke, pen, tool, gesture, draw, wave, art, road
line-style: stroke, dashed, border
link-2-off: unchain, chain
link-2: chain, url
link: chain, url
list-check: done, tick, complete, to-do, bom
list-checks: todo, done, tick, complete, tasks, items, pending
list-chevrons-down-up: options, items, collapse, expand, details, disclosure, show, hide, toggle, accordion, more, less, fold, unfold, vertical
list-chevrons-up-down: options, items, collapse, expand, details, disclosure, show, hide, toggle, accordion, more, less, fold, unfold, vertical
list-clock: history, log, time, recent, updated, revision, activity, timestamp, audit
list-collapse: items, expand, details, disclosure, show, hide, toggle, accordion, more, less, fold, unfold
list-end: queue, bottom, playlist
list-filter-plus: options, add
list-filter: options
list-indent-decrease: text, tab
list-indent-increase: text, tab
list-minus: playlist, remove, song, subtract, delete, unqueue
list-music: playlist, queue, audio, playback
list-ordered: number, queue
list-plus: playlist, add, song, track, new
list-restart: reset, refresh, reload, playlist, replay
list-sort-ascending: order, arrangement, organization, sequence, ranking, categories, presentation, filter, descending, increasing, decreasing, rising, falling
list-sort-descending: order, arrangement, organization, sequence, ranking, categories, presentation, filter, ascending, increasing, decreasing, rising, falling
list-start: queue, top, next, playlist
list-todo: done, check, tick, complete, tasks, items, pending
list-tree: browser
list-video: playlist, playback
list-x: playlist, subtract, remove, delete, unqueue
list: options
loader-circle: loading, wait, busy, progress, spinner, spinning, throbber
loader-pinwheel: loading, wait, busy, progress, throbber, spinner, spinning, beach ball, frozen, freeze
loader: loading, wait, busy, progress, spinner, spinning, throbber
locate-fixed: map, gps, location, cross
locate-off: map, gps, location, cross
locate: map, gps, location, cross
lock-keyhole-open: security
lock-keyhole: security, password, secure, admin
lock-open: security
lock: security, password, secure, admin
log-in: sign in, arrow, enter, auth
log-out: sign out, arrow, exit, auth
logs: options, list, menu, order, queue, tasks
lollipop: lolly, candy, sugar, food, sweet, dessert, spiral
luggage: baggage, travel, suitcase
magnet: horseshoe, lock, science, snap
mail-badge: email, message, letter, certified, registered, seal, stamp, verified, envelope, rosette, signed, official, delivery
mail-check: email, message, letter, subscribe, delivered, success, read, done, todo, tick, complete, task
mail-clock: email, message, letter, unread, scheduled, delayed, send later, delivery, reminder, pending, outgoing, timer
mail-dot: envelope, communication, post, send, address, notification, email, message, letter, unread
mail-minus: email, message, letter, remove, delete
mail-open: email, message, letter, read
mail-pen: email, message, letter, edit, compose, draft, write, writing, create, reply
mail-plus: email, message, letter, add, create, new, compose
mail-question-mark: email, message, letter, delivery, undelivered
mail-search: email, message, letter, lens
mail-x: email, message, letter, remove, delete
mail: email, message, letter, unread
mailbox: emails, messages, letters, mailing list, newsletter
mails: emails, messages, letters, multiple, mailing list, newsletter, copy
map-minus: location, navigation, travel, drop, delete, remove, erase
map-pin-check-inside: location, waypoint, marker, drop, done, tick, complete, task, added
map-pin-check: location, waypoint, marker, drop, done, tick, complete, task, added
map-pin-house: location, waypoint, marker, drop, home, living, building, residence, architecture, address, poi, real estate, property, navigation, destination, geolocation, place, landmark
map-pin-minus-inside: location, waypoint, marker, drop, delete, remove, erase
map-pin-minus: location, waypoint, marker, drop, delete, remove, erase
map-pin-off: location, waypoint, marker, remove
map-pin-pen: location, waypoint, marker, drop, edit
map-pin-plus-inside: location, waypoint, marker, drop, add, create, new
map-pin-plus: location, waypoint, marker, drop, add, create, new
map-pin-search: location, navigation, travel, waypoint, marker, drop
map-pin-x-inside: location, waypoint, marker, drop, delete, remove, erase
map-pin-x: location, waypoint, marker, drop, delete, remove, erase
map-pin: location, waypoint, marker, drop
map-pinned: location, waypoint, marker, drop
map-plus: location, navigation, travel, new, add, create
map: location, navigation, travel
mars-stroke: gender, androgyne, transgender
mars: gender, sex, male, masculine, man, boy
martini: cocktail, alcohol, beverage, bar, drink, glass, spirit, party, celebration, mixer
maximize-2: fullscreen, arrows, expand
maximize: fullscreen, expand, dashed
medal: prize, sports, winner, trophy, award, achievement
megaphone-off: advertisement, announcement, attention, alert, loudspeaker, notification, disable, silent
megaphone: advertisement, announcement, attention, alert, loudspeaker, notification
memory-stick: ram, random access, technology, computer, chip, circuit, specs, capacity, gigabytes, gb
menu: bars, navigation, hamburger, options
merge: combine, join, unite
message-circle-check: comment, chat, conversation, dialog, feedback, speech bubble, moderate, done, todo, complete
message-circle-code: comment, chat, conversation, dialog, feedback, speech bubble, code review, coding
message-circle-dashed-check: comment, chat, conversation, dialog, feedback, speech bubble, draft, pending, provisional, verification, confirmation, success, status, approval, moderate, resolved, done, complete
message-circle-dashed: comment, chat, conversation, dialog, feedback, speech bubble, draft
message-circle-heart: comment, chat, conversation, dialog, feedback, positive, like, love, interest, valentine, dating, date, speech bubble
message-circle-more: comment, chat, conversation, dialog, feedback, speech bubble, typing, writing, responding, ellipsis, etc, et cetera, ...
message-circle-off: comment, chat, conversation, dialog, feedback, speech bubble, clear, close, delete, remove, cancel, silence, mute, moderate
message-circle-plus: comment, chat, conversation, dialog, feedback, speech bubble, add
message-circle-question-mark: comment, chat, conversation, dialog, feedback, speech bubble, help
message-circle-reply: comment, chat, conversation, dialog, feedback, speech bubble, response
message-circle-text: comment, chat, conversation, dialog, feedback, speech, bubble, sms, texting, messaging, dm, discussion, thread, transcript, written, writing, lines, support, chatbot
message-circle-x: comment, chat, conversation, dialog, feedback, speech bubble, clear, close, delete, remove, cancel, silence, mute, moderate
message-circle: comment, chat, conversation, dialog, feedback, speech bubble
message-square-check: comment, chat, conversation, dialog, feedback, speech bubble, moderate, done, todo, complete
message-square-code: comment, chat, conversation, dialog, feedback, speech bubble, code review, coding
message-square-dashed: comment, chat, conversation, dialog, feedback, speech bubble, draft
message-square-diff: comment, chat, conversation, dialog, feedback, speech bubble, add, patch, difference, plus, minus, plus-minus, math, code review, coding, version control, git
message-square-dot: unread, unresolved, comment, chat, conversation, dialog, feedback, speech bubble
message-square-heart: comment, chat, conversation, dialog, feedback, positive, like, love, interest, valentine, dating, date, speech bubble
message-square-lock: comment, chat, conversation, dialog, feedback, speech bubble, secure, encrypted
message-square-more: comment, chat, conversation, dialog, feedback, speech bubble, typing, writing, responding, ellipsis, etc, et cetera, ...
message-square-off: comment, chat, conversation, dialog, feedback, speech bubble, clear, close, delete, remove, cancel, silence, mute, moderate
message-square-plus: comment, chat, conversation, dialog, feedback, speech bubble, add
message-square-quote: comment, chat, conversation, dialog, feedback, speech bubble, blockquote, quotation, indent, reply, response
message-square-reply: comment, chat, conversation, dialog, feedback, speech bubble, response
message-square-share: comment, chat, conversation, dialog, feedback, speech bubble, network, forward
message-square-text: comment, chat, conversation, dialog, feedback, speech bubble
message-square-x: comment, chat, conversation, dialog, feedback, speech bubble, clear, close, delete, remove, cancel, silence, mute, moderate
message-square: comment, chat, conversation, dialog, feedback, speech bubble
messages-circle: comment, chat, conversation, dialog, feedback, speech bubbles, copy, multiple, discussion, interview, debate, group, group chat, threads, unread, bubble, messaging
messages-square: comment, chat, conversation, dialog, feedback, speech bubbles, copy, multiple, discussion, interview, debate
metronome: tempo, rhythm, beat, bpm, music, audio, sound, practice, timing, timer, time, pulse, sync, cadence, control, playback, studio, tool
mic-audio-lines: podcast, waveform, sound waves, microphone, talk, voice, speech, stream, recording, transcription, dictation, voice assistant, noise cancellation, sound processing
mic-off: record, sound, mute, microphone
mic-signal: podcast, audio, broadcast, wireless, radio, airwaves, microphone, talk, voice, speech, stream, live, voice chat, push to talk, transmission
mic-vocal: lyrics, voice, listen, sound, music, radio, podcast, karaoke, singing, microphone
mic: record, sound, listen, radio, podcast, microphone
microchip: processor, cores, technology, computer, integrated circuit, memory, ram, specs, gpu, gigahertz, ghz
microscope: medical, education, science, imaging, research
microwave: oven, cooker, toaster oven, bake
midi-port: musical instrument digital interface, connector, socket, jack, din, 5-pin, audio, music, synthesizer, keyboard, controller, interface, input, output, io
milestone: signpost, direction, right, east, forward, version control, waypoint
milk-off: lactose free, bottle, beverage, drink, water, allergy, intolerance, diet
milk: lactose, bottle, beverage, drink, water, diet
minimize-2: exit fullscreen, arrows, close, shrink
minimize: exit fullscreen, close, shrink
minus: subtract, remove, decrease, decrement, reduce, negative, calculate, line, divider, separator, horizontal rule, hr, html, markup, markdown, ---, toolbar, operator, code, coding, minimum, downgrade
mirror-rectangular: reflection, optics, glass, surface, image, physics, science, bathroom, decor, cosmetic, shiny, periscope, vanity
mirror-round: reflection, optics, glass, surface, image, physics, science, bathroom, vanity, makeup, decor, cosmetic, shiny, periscope
monitor-check: tv, computer, screen, display, desktop, external display, screen sharing, connected, success, verified, running, active, virtual machine, vm
monitor-cloud: tv, computer, screen, display, desktop, external display, virtual machine, virtual desktop, vm, vdi, computing, remote work, monitoring, infrastructure, software as a service, saas, workstation, environment
monitor-cog: tv, computer, screen, display, desktop, external display, virtual machine, vm, executable, settings, edit, gear, configuration, preferences, system, control panel, network, computing
monitor-dot: tv, computer, screen, display, desktop, external display, screen sharing, status, notification, indicator, running, active, virtual machine, vm
monitor-down: tv, computer, screen, display, desktop, external display, screen sharing, download, remote, cast
monitor-off: tv, computer, screen, display, desktop, external display, screen sharing, offline, disabled, disconnected, power
monitor-pause: tv, computer, screen, display, desktop, external display, screen sharing, video, movie, film, suspend, hibernate, boot, virtual machine, vm
monitor-pc: personal computer, desktop, screen, display, workstation, tower, chassis, hardware, setup, gaming
monitor-play: tv, computer, screen, display, desktop, external display, screen sharing, video, movie, film, running, start, boot, virtual machine, vm
monitor-smartphone: cellphone, device, mobile, desktop, screen, display, external display, screen sharing, responsive, screens, sync, cast
monitor-speaker: tv, computer, screen, display, desktop, external display, connect, cast, audio, sound, volume, presentation
monitor-stop: tv, computer, screen, display, desktop, external display, screen sharing, video, movie, film, shutdown, virtual machine, vm
monitor-up: tv, computer, screen, display, desktop, external display, upload, connect, remote, screen sharing, cast
monitor-x: tv, computer, screen, display, desktop, external display, screen sharing, virtual machine, vm, close, error, failed, disconnected, stop, suspend, remove, delete
monitor: tv, computer, desktop, screen, display, external display, screen sharing, virtual machine, vm
moon-star: dark, night
moon: dark, night
mop-sparkles: cleaning, scrubbing, sweeping, ai, magic, smart, automation, housekeeping, hygiene, sanitation, chores, swab, tidy, floor, spotless, pristine, polish, sanitize, disinfect
mop: cleaning, sweeping, scrubbing, housekeeping, hygiene, sanitation, chores, swab, tidy, floor, janitor, maintenance, wash, wipe, spotless, pristine, disinfect
mosque: masjid, islam, muslim, ramadan, eid, prayer, worship, building, minaret, dome, architecture, faith, religion, holy, sacred, landmark, community, spiritual, tourism, map, heritage
motorbike: motorcycle, transport, vehicle, drive, ride, trip, race, racing, journey, delivery
mountain-snow: alpine, climb
mountain: climb, hike, rock
mouse-left: device, scroll, click
mouse-off: device, scroll, click, disabled
mouse-pointer-2-off: cursor, disable, arrow, navigation, selection, select, click, no-click, interaction
mouse-pointer-2: click, select
mouse-pointer-ban: wait, busy, loading, blocked, frozen, freeze
mouse-pointer-click: select
mouse-pointer: click, select
mouse-right: device, scroll, click
mouse: device, scroll, click
mouth-off: speech, voice, talk, mute, silence, speechless, taste loss, flavor loss, ageusia, tasteless, gustatory, oral, dental, communication, accessibility
mouth: speech, voice, talk, speaking, taste, tasting, flavor, palate, tongue, gustatory, oral, dental, expression, communication, accessibility
move-3d: arrows, axis, gizmo, coordinates, transform, translate
move-diagonal-2: double, arrow
move-diagonal: double, arrow
move-down-left: arrow, direction
move-down-right: arrow, direction
move-down: arrow, direction, downwards, south
move-horizontal: double, arrow
move-left: arrow, direction, back, west
move-right: arrow, direction, trend flat, east
move-up-left: arrow, direction
move-up-right: arrow, direction
move-up: arrow, direction, upwards, north
move-vertical: double, arrow
move: arrows
navigation-2-off: location, travel
navigation-2: location, travel
navigation-off: location, travel
navigation: location, travel
nepali-rupee: currency, money, npr
network: tree
newspaper: feed, home, magazine, article, headline
nfc: contactless, payment, near-field communication
non-binary: gender, nonbinary, enby
notebook-dot: document, file, journal, page, paper, record, entry, notification, unread
notebook-pen: pencil, notepad, notes, noted, stationery, sketchbook, organizer, organiser, planner, diary, journal, writing, write, written, reading, high school, university, college, academy, student, study, research, homework, eraser, rubber
notebook-tabs: notepad, notes, people, family, friends, acquaintances, contacts, details, addresses, phone numbers, directory, listing, networking, alphabetical, a-z, organizer, organiser, planner, diary, stationery
notebook-text: notepad, notes, pages, paper, stationery, sketchbook, organizer, organiser, planner, diary, journal, writing, write, written, reading, high school, university, college, academy, student, study, research, homework, lines, opened
notebook: notepad, notes, stationery, sketchbook, moleskine, closure, strap, band, elastic, organizer, organiser, planner, diary, journal, writing, written, writer, reading, high school, university, college, academy, student, study, homework, research
notepad-text-dashed: notebook, notes, pages, paper, stationery, diary, journal, writing, write, written, draft, template, lines
notepad-text: notebook, notes, pages, paper, stationery, sketchbook, organizer, organiser, planner, diary, journal, writing, write, written, reading, high school, university, college, academy, student, study, homework, research, lines, opened
nut-off: hazelnut, acorn, food, allergy, intolerance, diet
nut: hazelnut, acorn, food, diet
octagon-minus: stop, forbidden, subtract, remove, decrease, reduce, traffic, halt, restricted
octagon-pause: music, audio, stop
octagon-x: delete, stop, alert, warning, times, clear, math
octagon: stop, shape
omega: greek, symbol, mathematics, education, physics, engineering, ohms, electrical resistance, angular frequency, dynamical systems, astronomy, constellations, philosophy
option: keyboard, key, mac, alt, button
orbit: planet, space, physics, satellites, moons
origami: paper, bird
package-2: box, container, storage, sealed, packed, unopened, undelivered, archive, zip
package-check: confirm, verified, done, todo, tick, complete, task, delivered
package-minus: delete, remove
package-open: box, container, storage, unpack, unarchive, unzip, opened, delivered
package-plus: new, add, create
package-search: find, product process, lens
package-x: delete, remove
package: box, container, storage, sealed, delivery, undelivered, unopened, packed, archive, zip, module
paint-bucket: fill, color, colour
paint-roller: brush, color, colour, decoration, diy
paintbrush-vertical: design, color, colour, decoration, diy
paintbrush: design, color, colour, decoration, diy
palette: colors, colours, theme, scheme, paint, watercolor, watercolour, artist
panda: animal, wildlife, bear, zoo, bamboo
panel-bottom-close: drawer, dock, hide, chevron, down
panel-bottom-dashed: drawer, dock, show, reveal, padding, margin, guide, layout, bleed
panel-bottom-open: drawer, dock, show, reveal, chevron, up
panel-bottom: drawer, dock
panel-left-close: primary, drawer, hide, chevron
panel-left-dashed: sidebar, primary, drawer, show, reveal, padding, margin, guide, layout, bleed
panel-left-open: primary, drawer, show, reveal, chevron, right
panel-left-right-dashed: sidebar, primary, drawer, show, reveal, padding, margin, guide, layout, vertical, bleed
panel-left: primary, drawer
panel-right-close: sidebar, secondary, drawer, hide, chevron
panel-right-dashed: sidebar, secondary, drawer, show, reveal, padding, margin, guide, layout, bleed
panel-right-open: sidebar, secondary, drawer, show, reveal, chevron, left
panel-right: sidebar, secondary, drawer
panel-top-bottom-dashed: sidebar, primary, drawer, show, reveal, padding, margin, guide, layout, horizontal, bleed
panel-top-close: menu bar, drawer, hide, chevron, up
panel-top-dashed: menu bar, drawer, show, reveal, padding, margin, guide, layout, bleed
panel-top-open: menu bar, drawer, show, reveal, chevron, down
panel-top: drawer, browser, webpage
panels-left-bottom: drawers, sidebar, primary
panels-right-bottom: drawers, sidebar, secondary
panels-top-left: menu bar, sidebar, primary, drawers, window, webpage, projects, overview
paper-bag: storage, package, lunch, takeout, eco-friendly, kraft, retail, doggy bag
paperclip: attachment, file
parasol: umbrella, sunshade, beach, shade, sun, protection, cover, canopy, garden, outdoors, resort, travel, vacation, holiday, summer, apparel, accessory, sunbathing, relax, tropical
parentheses: code, token, parenthesis, parens, brackets, parameters, arguments, args, input, call, math, formula, function
park: nature, green, trees, landscape, rest, walk, leisure, environment, tree, bench, outdoors, recreation
parking-meter: driving, car park, pay, sidewalk, pavement
party-popper: emoji, congratulations, celebration, tada, 🎉, 🎊, excitement, exciting, excites, confetti
pause: music, stop
paw-print: pets, vets, veterinarian, domesticated, cat, dog, bear
pc-case: computer, chassis
pen-line: pencil, change, create, draw, writer, writing, biro, ink, marker, felt tip, stationery, artist
pen-off: disabled, inactive, non-editable, locked, read-only, unmodifiable, frozen, restricted, pencil, change, create, draw, writer, writing, biro, ink, marker, felt tip, stationery, artist
pen-tool: vector, drawing, path
pen: pencil, change, create, draw, writer, writing, biro, ink, marker, felt tip, stationery, artist
pencil-line: change, create, draw, sketch, draft, writer, writing, biro, ink, marker, felt tip, stationery, artist
pencil-off: disabled, inactive, non-editable, locked, read-only, unmodifiable, frozen, restricted, rubber, edit, create, draw, sketch, draft, writer, writing, stationery, artist
pencil-ruler: edit, create, draw, sketch, draft, writer, writing, stationery, artist, measurements, centimeters, cm, millimeters, mm, metre, foot, feet, inches, units, size, length, width, height, dimensions, depth, breadth, extent
pencil-sparkles: edit, ai, tools, smart, create, draw, sketch, draft, writer, writing, stationery, artist, magic, wizard, magician
pencil: rubber, edit, create, draw, sketch, draft, writer, writing, stationery, artist
pentagon: shape
percent: percentage, modulo, modulus, remainder, sale, discount, offer, marketing
perfume-bottle: eau de parfum, eau de toilette, essence, aftershave, cologne, aroma, fragrance, smell, scent, bouquet, gift, duty free, spray, puff, atomizer, mist, beauty, skincare, cosmetics
person-standing: people, human, accessibility, stick figure
phi: math, golden-ratio, symbol, greek, letter, typography, constant, flux, magnetic-flux
philippine-peso: currency, money, php
phone-call: ring
phone-forwarded: call
phone-incoming: call
phone-log: telephone, communication, mobile, device, contact, history, data, information, call
phone-missed: call
phone-off: call, mute
phone-outgoing: call
phone: call
pi: constant, code, coding, programming, symbol, trigonometry, geometry, formula
piano: music, audio, sound, noise, notes, chord, keys, octave, acoustic, instrument, play, pianist, performance, concert
pickaxe: mining, mine, land worker, extraction, labor, construction, progress, advancement, crafting, building, creation
picture-in-picture-2: display, play, video, pop out, always on top, window, inset, multitask
picture-in-picture: display, play, video, pop out, always on top, window, inset, multitask
piggy-bank: money, savings
pilcrow-left: direction, paragraph, mark, paraph, blind, typography, type, text, prose, symbol
pilcrow-right: direction, paragraph, mark, paraph, blind, typography, type, text, prose, symbol
pilcrow: paragraph, mark, paraph, blind, typography, type, text, prose, symbol
pill-bottle: medicine, medication, prescription, drug, supplement, vitamin, capsule, jar, container, healthcare, pharmaceutical, tablet
pill: medicine, medication, drug, prescription, tablet, pharmacy
pin-off: unpin, map, unlock, unfix, unsave, remove
pin: save, map, lock, fix
pipette: eye dropper, color picker, lab, chemistry
pizza: pie, quiche, food
plane-landing: arrival, trip, airplane
plane-takeoff: departure, trip, airplane
plane: trip, airplane
plant-pot: leaf, nature, houseplant, gardening, planter, decor, indoor
play-off: audio, video, music, start, run, disabled, blocked, forbidden
play: music, audio, video, start, run
playing-card: deck, draw, deal, shuffle, chance, random, selection, tabletop, flashcard, study, learning, prompt, icebreaker, conversation, collectible, trading, poker, casino, game, gambling, suit
playing-cards-fan: deck, spread, hand, deal, dealt, draw, shuffle, tabletop, planning poker, scrum, agile, estimation, estimate, prompt, icebreaker, conversation, collectible, collection, trading, poker, casino, game, gambling, suit
playing-cards: deck, stack, shuffle, deal, draw, hand, tabletop, planning poker, scrum, agile, estimation, estimate, flashcards, study, learning, collectible, collection, trading, poker, casino, game, gambling, suit
plug-2: electricity, energy, socket, outlet
plug-zap: electricity, energy, electronics, charge, charging, battery, connect
plug: electricity, energy, electronics, socket, outlet, power, voltage, current, charger
plus: add, new, increase, increment, positive, calculate, toolbar, crosshair, aim, target, scope, sight, reticule, maximum, upgrade, extra
pocket-knife: swiss army knife, penknife, multi-tool, multitask, blade, cutter, gadget, corkscrew
podium: award, stage, winner, celebration, performance, medal, success, achievement, highlight, ranking, winning, place, placing, leaderboard, first, second, third, gold, silver, bronze
pointer-off: mouse
pointer: mouse
popcorn: cinema, movies, films, salted, sweet, sugar, candy, snack
popsicle: ice lolly, ice cream, sweet, food
pound-sterling: currency, money, payment
power-off: on, device, switch
power: on, off, device, switch, toggle, binary, boolean, reboot, restart, button, keyboard, troubleshoot
presentation: screen, whiteboard, marker pens, markers, blackboard, chalk, easel, school, learning, lesson, office, meeting, project, planning
printer-3d: model, hardware, technology, device, factory, manufacturing, art, extruder, stl, obj, step, additive, fabrication, rapid prototype, layer, filament, nozzle, maker, machine
printer-check: fax, office, device, success, printed
printer-x: fax, office, device, cross, cancel, remove, error
printer: fax, office, device
projector: cinema, film, movie, home video, presentation, slideshow, office, meeting, planning
proportions: screens, sizes, rotate, rotation, adjust, aspect ratio, 16:9, widescreen, 4:3, resolution, responsive, mobile, desktop, dimensions, monitor, orientation, portrait, landscape
puzzle: component, module, part, piece
pyramid: prism, triangle, triangular, hierarchy, structure, geometry, ancient, egyptian, landmark, tourism
qr-code: barcode, scan, link, url, information, digital
quote: quotation
rabbit: animal, rodent, pet, pest, bunny, hare, fast, speed, hop
radar: scan, sonar, detect, find, locate
radiation: radioactive, nuclear, fallout, waste, atomic, physics, particle, element, molecule
radical: calculate, formula, math, operator, root, square, symbol
radio-off: signal, broadcast, connectivity, live, frequency
radio-receiver: device, music, connect
radio-tower: signal, broadcast, connectivity, live, frequency
radio: signal, broadcast, connectivity, live, frequency
radius: shape, circle, geometry, trigonometry, radii, calculate, measure, size
rainbow: colors, colours, spectrum, light, prism, arc, clear, sunshine
rat: mouse, mice, gerbil, rodent, pet, pest, plague, disease
ratio: screens, sizes, rotate, rotation, adjust, aspect ratio, proportions, 16:9, widescreen, 4:3, resolution, responsive, mobile, desktop, dimensions, monitor, orientation, portrait, landscape
receipt-cent: bill, voucher, slip, check, counterfoil, currency, cents, dollar, usd
receipt-euro: bill, voucher, slip, check, counterfoil, currency
receipt-indian-rupee: bill, voucher, slip, check, counterfoil, currency, inr
receipt-japanese-yen: bill, voucher, slip, check, counterfoil, currency, jpy
receipt-pound-sterling: bill, voucher, slip, check, counterfoil, british, currency, gbp
receipt-russian-ruble: bill, voucher, slip, check, counterfoil, currency
receipt-swiss-franc: bill, voucher, slip, check, counterfoil, currency, chf
receipt-text: bill, voucher, slip, check, counterfoil, details, small print, terms, conditions, contract
receipt-turkish-lira: bill, voucher, slip, check, counterfoil, currency, try
receipt: bill, voucher, slip, check, counterfoil, currency, dollar, usd
rectangle-circle: compose, keyboard, key, button
rectangle-ellipsis: login, password, authenticate, 2fa, field, fill, et cetera, etc, loader, loading, progress, pending, throbber, menu, options, operator, code, spread, rest, more, further, extra, overflow, dots, ...
rectangle-goggles: vr, virtual, augmented, reality, headset
rectangle-horizontal: aspect ratio, 16:9, shape
rectangle-vertical: aspect ratio, 9:16, shape
recycle: sustainability, salvage, arrows
redo-2: undo, rerun, history
redo-dot: history, step, over, forward
redo: undo, rerun, history
refresh-ccw-dot: arrows, rotate, reload, synchronise, synchronize, circular, cycle, issue, code, coding, version control
refresh-ccw: arrows, rotate, reload, rerun, synchronise, synchronize, circular, cycle
refresh-cw-off: rotate, reload, rerun, synchronise, synchronize, arrows, circular, cycle, cancel, no, stop, error, disconnect, ignore
refresh-cw: rotate, reload, rerun, synchronise, synchronize, arrows, circular, cycle
refrigerator: fridge, freezer, cooler, icebox, chiller, cold storage
regex: search, text, code
remove-formatting: text, font, typography, delete, times, clear
repeat-1: replay
repeat-2: arrows, retweet, repost, share, loop
repeat-off: loop, arrows, recurring, again
repeat: loop, arrows
replace-all: search, substitute, swap, change
replace: search, substitute, swap, change
reply-all: email
reply: email
rewind: music
ribbon: awareness, strip, band, tape, strap, cordon
road: street, highway, route, path, transport, traffic, drive, map
robot-arm: mechanical, automation, factory, manufacture, technology, cyborg, industrial, hardware, machinery
robot-vacuum: appliance, cleaning, household, housekeeping, tool, maintenance, sweeping, hygiene, chores, automation, smart home, device, floor, dust, debris, navigation, sensor
rocket: release, boost, launch, space, version
rocking-chair: furniture, seat, comfort, relax
roller-coaster: attraction, entertainment, amusement park, theme park, funfair
rose: roses, thorns, petals, plant, stem, leaves, spring, bloom, blossom, gardening, botanical, flora, florist, bouquet, bunch, gift, date, romance, romantic, valentines day, special occasion
rotate-3d: gizmo, transform, orientation, orbit, axis
rotate-ccw-clock: history, time, redo, undo, rewind, timeline, version, time machine, backup
rotate-ccw-key: password, refresh, change
rotate-ccw-square: left, counter-clockwise, image, 90, 45, degrees
rotate-ccw: arrow, left, counter-clockwise, restart, reload, rerun, refresh, backup, undo, replay, redo, retry, rewind, reverse
rotate-cw-clock: modify, edit, refresh, sync, renew, revision, settings, adjust, upgrade, time, timeline, version, time machine, backup, clockwise, arrow, reload, rerun, synchronize, circular, cycle, update
rotate-cw-fading-clock: waiting, schedule, hourglass, loading, pause, pending, time, watch
rotate-cw-square: right, clockwise, image, 90, 45, degrees
rotate-cw: arrow, right, clockwise, refresh, reload, rerun, redo
route-off: path, journey, planner, points, stops, stations, reset, clear, cancelled, closed, blocked
route: path, journey, planner, points, stops, stations
router: computer, server, cloud
rows-2: lines, list, queue, preview, panel, paragraphs, parallel, series, split, vertical, horizontal, half, center, middle, even, drawer
rows-3: lines, list, queue, preview, paragraphs, parallel, series, split, vertical, horizontal, half, center, middle, even, drawers
rows-4: lines, list, queue, preview, paragraphs, parallel, series, split, vertical, horizontal, half, center, middle, even, drawers, grill
rss: feed, subscribe, news, updates, notifications, content, blog, articles, broadcast, syndication, reader, channels, posts, publishing, digest, alert, following, inbox, newsletter, weblog, podcast
rugby-ball: football, goal, sport
ruler-dimension-line: measurements, centimeters, cm, millimeters, mm, metre, foot, feet, inches, units, size, length, width, height, dimensions, depth, breadth, extent, stationery
ruler: measurements, centimeters, cm, millimeters, mm, metre, foot, feet, inches, units, size, length, width, height, dimensions, depth, breadth, extent, stationery
russian-ruble: currency, money, payment
sailboat: ship, harbor, harbour, dock
salad: food, vegetarian, dish, restaurant, course, meal, side, vegetables, health
sandwich: food, snack, dish, restaurant, lunch, meal
satellite-dish: antenna, receiver, dish aerial, saucer, communication, broadcast, signal
satellite: space station, orbit, transmitter
saudi-riyal: currency, money, payment
save-all: floppy disks, copy
save-check: floppy-disk, saved, save-success
save-off: floppy disk, unsalvageable
save-pen: floppy disk, directory, rename
save-plus: floppy disk, add, update, create
save: floppy disk
scale-3d: gizmo, transform, size, axis
scale: balance, legal, license, right, rule, law, justice, weight, measure, compare, judge, fair, ethics, decision
scaling: scale, resize, design
scan-barcode: checkout, till, cart, transaction, purchase, buy, product, packaging, retail, consumer
scan-box: ar, augmented reality, 3d, object detection, object recognition, tracking, spatial computing, capture, cube, bounding box, camera, frame, shape, boundary, lidar, depth, scanning, mapping, placement
scan-eye: preview, zoom, expand, fullscreen, gallery, image, camera, watch, surveillance, retina, focus, lens, biometric, identification, authentication, access, login
scan-face: biometric, identification, authentication, 2fa, access, login, dashed
scan-heart: health, heart rate, pulse, monitoring, healthiness, screening, dashed
scan-line: checkout, till, cart, transaction, purchase, buy, product, packaging, retail, consumer, qr-code, dashed
scan-qr-code: barcode, qr code, url, information, digital, scanner
scan-search: preview, zoom, expand, fullscreen, gallery, image, focus, lens
scan-square: detect, recognition, select, frame, object, viewfinder, capture, shape, boundary, camera, scanner, overlay, focus, crop, marker
scan-text: recognition, read, translate, copy, lines
scan: qr-code, barcode, checkout, augmented reality, ar, target, surveillance, camera, lens, focus, frame, select, box, boundary, bounds, area, square, dashed
school: building, education, childhood, university, learning, campus, scholar, student, lecture, degree, course, academia, study, knowledge, classroom, research, diploma, graduation, professor, tutorial, homework, assignment, exam
scissors-line-dashed: cut here, along, snip, chop, stationery, crafts, instructions, diagram
scissors: cut, snip, chop, stationery, crafts
scooter: vehicle, drive, trip, journey, transport, electric, ride, urban, commute, speed
scratch-blocks: code, turbowarp, mistwarp, visual programming, block-based, drag-and-drop, editor, education, learning, programming, kids, integration
screen-share-off: desktop, disconnect, monitor
screen-share: host, desktop, monitor
screw: fastener, hardware, bolt, screwdriver, repair, assembly, diy, flathead
scroll-text: paper, log, scripture, document, notes, parchment, list, long, script, story, code, coding
scroll: paper, log, scripture, document, notes, parchment, list, long, script, story, code, coding
search-check: find, scan, magnifier, magnifying glass, found, correct, complete, tick, lens, locate, explore, discover, enlarge, zoom
search-code: find, scan, magnifier, magnifying glass, grep, chevrons, <>, lens, locate, explore, discover, enlarge, zoom
search-slash: find, scan, magnifier, magnifying glass, stop, clear, cancel, abort, lens, locate, explore, discover, enlarge, zoom
search-x: find, scan, magnifier, magnifying glass, stop, clear, cancel, abort, lens, locate, explore, discover, enlarge, zoom
search: find, scan, magnifier, magnifying glass, lens, locate, explore, discover, enlarge, zoom
section: mark, typography, punctuation, legal, type, text, prose, symbol
send-horizontal: email, message, mail, paper airplane, paper aeroplane, submit
send-to-back: bring, move, under, backwards, overlap, layer, order
send: email, message, mail, paper airplane, paper aeroplane, submit
separator-horizontal: move, split
separator-vertical: move, split
server-cog: cloud, storage, computing, gear
server-crash: cloud, storage, problem, error
server-nas: storage, network, backup, raid, files, sharing, disk, hardware, lan, cloud
server-off: cloud, storage
server-plus: add, create, new, cloud, storage, computing
server: cloud, storage
settings-2: cog, edit, gear, preferences, slider
settings: cog, edit, gear, preferences
shapes: triangle, equilateral, square, circle, classification, different, collection, toy, blocks, learning
share-2: network, connections
share: network, connections
sheet: spreadsheets, table, excel
shell: beach, sand, holiday, sea life, fossil, ammonite, biology, ocean, terminal, command line, session, bash, zsh, roll, wrap, chewing gum, bubble gum, sweet, sugar, hosepipe, carpet, string, spiral, spinner, hypnotise, hypnosis
shelving-unit: ledge, rack, storage, inventory, furniture, sill, shelves, shelf, organize, display, store, arrange, cabinet, fixture, retail, warehouse
shield-ban: unshielded, cybersecurity, insecure, unsecured, safety, unsafe, protection, unprotected, guardian, unguarded, unarmored, unarmoured, defenseless, defenceless, undefended, defender, blocked, stopped, intercepted, interception, saved, thwarted, threat, prevention, unprevented, antivirus, vigilance, vigilant, detection, detected, scanned, found, exploit, vulnerability, vulnerable, weakness, infection, infected, compromised, data leak, audited, admin, verification, unverified, uncertified, cancel, error, crest, bravery, attacked, damaged, injured, hit, expired, eliminated, disabled, inactive
shield-check: cybersecurity, secured, safety, protection, protected, guardian, guarded, armored, armoured, defense, defence, defended, blocked, threat, prevention, prevented, antivirus, vigilance, vigilant, active, activated, enabled, detection, scanned, found, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audited, admin, verification, verified, certification, certified, tested, passed, qualified, cleared, cleaned, disinfected, uninfected, task, completed, todo, done, ticked, checked, crest, bravery
shield-cog-corner: cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, find, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, verification, crest, shield cog, bravery, knight, foot soldier, infantry, trooper, pawn, battle, war, military, army, cadet, scout
shield-cog: cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, find, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, verification, crest, bravery, knight, foot soldier, infantry, trooper, pawn, battle, war, military, army, cadet, scout
shield-ellipsis: cybersecurity, securing, protecting, guarding, armoring, armouring, defending, blocking, preventing, antivirus, detecting, scanning, finding, auditing, admin, verifying, crest, upgrading, loader, loading, throbber, progress, dots, more, etc, ...
shield-half: cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, verification, crest, logo, sigil, flag, team, faction, fraternity, university, college, academy, school, education, uniform, bravery, knight, foot soldier, infantry, trooper, pawn, battle, war, military, ranking, army, cadet, scout
shield-house: cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, property, household, connectivity, building, residence
shield-keyhole: cybersecurity, secure, safety, protection, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, find, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, verification, crest, bravery, trooper, pawn
shield-lock: antivirus, authentication, authorization, credentials, cybersecurity, data protection, defense, encryption, guard, login, password, privacy, safeguard, ssl, tls, two-factor authentication, verification, vpn
shield-minus: unshield, cybersecurity, unsecure, unguard, unblock, antivirus, clean, clear, disinfect, patch, fix, stop, cancel, remove, relax, admin, crest, bravery, weakened, damaged, hit, unarm, disable, deactivate, decommission, downgraded, minimum
shield-off: unshielded, cybersecurity, insecure, unsecured, safety, unsafe, protection, unprotected, guardian, unguarded, unarmored, unarmoured, defenseless, defenceless, undefended, defender, interception, threat, prevention, unprevented, antivirus, detection, undetected, exploit, vulnerability, vulnerable, weakness, infected, infection, compromised, data leak, unaudited, admin, verification, unverified, inactive, cancelled, error, crest, bravery, damaged, injured, hit, expired, eliminated
shield-plus: cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, extra, added, professional, enterprise, full, maximum, upgraded, ultra, activate, enable, audit, admin, verification, crest, medic
shield-question-mark: unshielded, cybersecurity, insecure, unsecured, safety, unsafe, protection, unprotected, guardian, unguarded, unarmored, unarmoured, defenseless, defenceless, undefended, defender, threat, prevention, unprevented, antivirus, vigilance, vigilant, detection, undetected, scan, find, exploit, vulnerability, vulnerable, weakness, infection, compromised, data leak, audit, admin, verification, unverified, uncertified, uncertain, unknown, inactive, crest, question mark
shield-user: admin, protection, protected, safety, guard
shield-x: unshielded, cybersecurity, insecure, unsecured, safety, unsafe, protection, unprotected, guardian, unguarded, unarmored, unarmoured, defenseless, defenceless, undefended, defender, blocked, stopped, intercepted, interception, saved, thwarted, threat, prevention, prevented, antivirus, vigilance, vigilant, detection, detected, scanned, found, exploit, vulnerability, vulnerable, weakness, infection, infected, compromised, data leak, audited, admin, verification, unverified, inactive, cancel, error, wrong, false, crest, bravery, attacked, damaged, injured, hit, dead, deceased, expired, eliminated, exterminated
shield: cybersecurity, secure, safety, protection, guardian, armored, armoured, defense, defence, defender, block, threat, prevention, antivirus, vigilance, vigilant, detection, scan, find, strength, strong, tough, invincible, invincibility, invulnerable, undamaged, audit, admin, verification, crest, bravery, knight, foot soldier, infantry, trooper, pawn, battle, war, military, army, cadet, scout
ship-cargo: boat, knots, nautical mile, maritime, sailing, cruise, ocean liner, tanker, vessel, navy, container, freighter, freight, shipping, port, harbor, dock, logistics, import, export
ship-wheel: steering, rudder, boat, knots, nautical mile, maritime, sailing, yacht, cruise, ocean liner, tanker, vessel, navy, trip
ship: boat, knots, nautical mile, maritime, sailing, yacht, cruise, ocean liner, tanker, vessel, navy, trip, releases
shirt: t-shirt, shopping, store, clothing, clothes
shopping-bag: ecommerce, cart, purchase, store
shopping-basket: cart, e-commerce, store, purchase, products, items, ingredients
shopping-cart-minus: trolley, basket, e-commerce, ecommerce, store, purchase, products, items, checkout, order, retail, remove, decrease, quantity, subtract
shopping-cart-plus: trolley, basket, e-commerce, ecommerce, store, purchase, products, items, checkout, order, retail, add, increase, quantity, buy
shopping-cart: trolley, basket, e-commerce, store, purchase, products, items, ingredients
shovel: dig, spade, treasure
shower-head: bath, bathroom, amenities, services
shredder: file, paper, tear, cut, delete, destroy, remove, erase, document, destruction, secure, security, confidential, data, trash, dispose, disposal, information, waste, permanent
shrimp-off: marine, creature, fisherman, ocean, fresh, cuisine, marine-life, seafood, shellfish, crustacean, prawn, scallop, whelk, arthropod, littleneck, quahog, allergy, intolerance, diet
shrimp: seafood, shellfish, crustacean, prawn, scallop, whelk, arthropod, littleneck, quahog, marine, creature, fisherman, ocean, fresh, cuisine, marine-life
shrink: scale, fullscreen
shrub: forest, undergrowth, park, nature
shuffle: music, random, reorder
sigma: sum, calculate, formula, math, enumeration, enumerate
signal-high: connection, wireless, gsm, phone, 2g, 3g, 4g, 5g
signal-low: connection, wireless, gsm, phone, 2g, 3g, 4g, 5g
signal-medium: connection, wireless, gsm, phone, 2g, 3g, 4g, 5g
signal-zero: connection, wireless, gsm, phone, 2g, 3g, 4g, 5g, lost
signal: connection, wireless, gsm, phone, 2g, 3g, 4g, 5g
signature: text, format, input, contract, autograph, handwriting, cursive, ink, scribble, authorize, personal, agreement, legal, document, identity, authentic, approval, verification, unique
signpost-big: bidirectional, left, right, east, west
signpost: navigation, direction, arrow, wayfinding, guide, location, pointer, route, indicator, marker, bidirectional, left, right, east, west
siren: police, ambulance, emergency, security, alert, alarm, light
sixteenth-notes: audio, music, sound, semiquavers
skip-back: arrow, previous, music
skip-forward: arrow, next, music
skull: death, danger, bone
slash: divide, division, or
slice: cutter, scalpel, knife
sliders-horizontal: settings, filters, controls
sliders-vertical: settings, controls
smartphone-charging: cellphone, device, power, screen
smartphone-nfc: contactless, payment, near-field communication, screen
smartphone-user-round: cellphone, device, mobile, person, profile, account, avatar, contact, identity, owner, authentication
smartphone: cellphone, device, mobile, screen, display, touchscreen, portable, responsive
snail: animal, insect, slow, speed, delicacy, spiral
snowflake: cold, weather, freeze, winter
soap-dispenser-droplet: wash, bath, water, liquid, fluid, wet, moisture, damp, bead, globule
sofa: armchair, furniture, leisure, lounge, loveseat, couch
solar-panel: solar panel, sun, energy, electricity, light
soup: food, dish, restaurant, course, meal, bowl, starter
space: text, selection, letters, characters, font, typography
spade: shape, suit, playing, cards
sparkle: star, effect, filter, night, magic, shiny, glitter, twinkle, celebration
sparkles: stars, effect, filter, night, magic
speaker: sound, audio, music, tweeter, subwoofer, bass, production, producer, dj
speech: disability, disabled, dda, human, accessibility, people, sound
spell-check-2: spelling, error, mistake, oversight, typo, correction, code, linter
spell-check: spelling, error, mistake, oversight, typo, correction, code, linter
spline-pointer: path, tool, curve, node, click, target, vector
spline: path, pen, tool, shape, curve, draw
split: break, disband, divide, separate, branch, disunite
spool: bobbin, spindle, yarn, thread, string, sewing, needlework
sport-shoe: footwear, sports, running, athletic, sneaker, training, exercise, fitness
spotlight: winner, soapbox, stage, entertainment, drama, podium, actor, actress, singer, beam, play, theatre, show, focus, concert, performance, lens, leaderboard, follow spot, best, highlight
spray-can: paint, color, graffiti, decoration, aerosol, deodorant, shaving foam, air freshener
sprout: eco, green, growth, leaf, nature, plant, seed, spring, sustainability
square-activity: pulse, action, motion, movement, exercise, fitness, healthcare, heart rate monitor, vital signs, vitals, emergency room, er, intensive care, hospital, defibrillator, earthquake, seismic, magnitude, richter scale, aftershock, tremor, shockwave, audio, waveform, synthesizer, synthesiser, music
square-arrow-down-left: direction, south-west, diagonal, sign, turn, keyboard, button
square-arrow-down-right: direction, south-east, diagonal, sign, turn, keyboard, button
square-arrow-down: backwards, reverse, direction, south, sign, keyboard, button
square-arrow-left: previous, back, direction, west, sign, keyboard, button, <-
square-arrow-right-enter: left, in, inside, input, insert, source, import, place, ->
square-arrow-right-exit: out, outside, output, export, ->
square-arrow-right: next, forward, direction, west, sign, keyboard, button, ->
square-arrow-up-left: direction, north-west, diagonal, sign, keyboard, button
square-arrow-up-right: direction, north-east, diagonal, sign, keyboard, button, share
square-arrow-up: forward, direction, north, sign, keyboard, button
square-asterisk: password, secret, access, key, multiply, multiplication, glob pattern, wildcard
square-bookmark: photo
square-bottom-dashed-scissors: cut, snippet, chop, stationery, crafts
square-chart-gantt: projects, manage, overview, roadmap, plan, intentions, timeline, deadline, date, event, range, period, productivity, work, agile, code, coding, toolbar, button
square-check-big: done, todo, tick, complete, task
square-check: done, todo, tick, complete, task
square-chevron-down: back, menu, panel
square-chevron-left: back, previous, less than, fewer, menu, panel, button, keyboard
square-chevron-right: forward, next, more than, greater, menu, panel, code, coding, command line, terminal, prompt, shell, console
square-chevron-up: caret, keyboard, button, mac, control, ctrl, superscript, exponential, power, ahead, menu, panel
square-code: gist, source, programming, html, xml, coding
square-dashed-bottom-code: rectangle, aspect ratio, 1:1, shape, snippet, coding
square-dashed-bottom: rectangle, aspect ratio, 1:1, shape, snippet, code, coding
square-dashed-kanban: projects, manage, overview, board, tickets, issues, roadmap, plan, intentions, productivity, work, agile, draft, template, boilerplate, code, coding
square-dashed-mouse-pointer: inspector, element, click, box, browser, selector, target, dom, node
square-dashed-plus: selection, select, add, new, placeholder, marquee, box, insert, frame, empty
square-dashed-text: find, search, selection
square-dashed-top-solid: border, width, layout, style, design, rectangular, marquee, box, rectangle, aspect ratio, 1:1
square-dashed-x-corner: deselect, unselect, delete, select, selection, border, width, layout, style, design, rectangular, marquee, box, rectangle, aspect ratio, 1:1
square-dashed-x: deselect, unselect, delete, select, selection, border, width, layout, style, design, rectangular, marquee, box, rectangle, aspect ratio, 1:1
square-dashed: selection, rectangular, marquee, tool, box
square-dimensions: ratio, size, width, height, resize, scale, frame, proportions, aspect, bounds, measurements, canvas
square-divide: calculate, math
square-dot: git, diff, modified
square-equal: calculate
square-exclamation-point: warning, alert, danger, exclamation mark, rectangle, notification, attention, important, caution
square-function: programming, code, automation, math
square-kanban: projects, manage, overview, board, tickets, issues, roadmap, plan, intentions, productivity, work, agile, code, coding, toolbar, button
square-library: books, reading, written, authors, stories, fiction, novels, information, knowledge, education, high school, university, college, academy, learning, study, research, collection, vinyl, records, albums, music, package
square-menu: bars, navigation, hamburger, options, menu bar, panel
square-minus: subtract, remove, decrease, reduce, calculator, button, keyboard, line, divider, separator, horizontal rule, hr, html, markup, markdown, ---, toolbar, operator, code, coding, minimum, downgrade
square-mouse-pointer: inspector, element, click, box, browser, selector, target, dom, node
square-off: not, slash, disabled, inactive, cancel, none, block, forbidden, unavailable, stopped, checkbox, unchecked, toggle, negation, form, ui
square-pause: music, audio, stop
square-pen: pencil, edit, change, create, draw, sketch, draft, writer, writing, biro, ink, marker, felt tip, stationery, artist
square-percent: verified, unverified, sale, discount, offer, marketing, sticker, price tag
square-pi: constant, code, coding, programming, symbol, trigonometry, geometry, formula
square-pilcrow: paragraph, mark, paraph, blind, typography, type, text, prose, symbol
square-play: music, audio, video, start, run
square-plus: add, new, increase, increment, positive, calculate, calculator, button, keyboard, toolbar, maximum, upgrade, extra, operator, join, concatenate, code, coding
square-power: on, off, device, switch, toggle, binary, boolean, reboot, restart, button, keyboard, troubleshoot
square-radical: calculate, formula, math, operator, root, symbol
square-round-corner: border, radius, style, design, layout, rounded
square-scissors: cut, snippet, chop, stationery, crafts, toolbar, button
square-sigma: sum, calculate, formula, math, enumeration, enumerate
square-slash: git, diff, ignored, divide, division, shortcut, or
square-sparkles: picture, photo
square-split-horizontal: divide
square-split-vertical: divide
square-square: float, center, rectangle
square-stack: versions, clone, copy, duplicate, multiple, revisions, version control, backup, history
square-star: badge, medal, honour, decoration, order, pin, laurel, trophy, medallion, insignia, bronze, silver, gold
square-stop: media, music
square-terminal: code, command line, prompt, shell
square-text: paragraph, content, note, document, body, copy, article, container, block, card, placeholder, log, page, paper, sheet, list, script, code, editor
square-user-round: person, account, contact
square-user: person, account, contact
square-x: cancel, close, delete, remove, times, clear, math, multiply, multiplication
square: stop, playback, music, audio, video, rectangle, aspect ratio, 1:1, shape
squares-exclude: pathfinder, path, invert, xor, shape, vector
squares-intersect: pathfinder, path, shape, include, vector
squares-subtract: pathfinder, path, minus, subtraction, shape, front, vector
squares-unite: pathfinder, path, union, shape, merge, vector
squircle-dashed: shape, pending, progress, issue, draft, code, coding, version control
squircle: shape
squirrel: animal, rodent, pet, pest, nuts, retrieve, updates, storage, stash
stamp: mark, print, clone, loyalty, library
star-check: bookmark, favorite, like, review, rating
star-half: bookmark, favorite, like, review, rating
star-minus: bookmark, favorite, like, review, rating, remove, deselect
star-off: dislike, unlike, remove, unrate
star-plus: bookmark, favorite, like, review, rating, add, join
star-x: mark, symbol, shape, vector, design, graphic, bookmark, favorite, like, review, rating, cancel, reject
star: bookmark, favorite, like, review, rating
step-back: arrow, previous, music, left, reverse
step-forward: arrow, next, music, right, continue
stethoscope: phonendoscope, medical, heart, lungs, sound
sticker: reaction, emotion, smile, happy, feedback
sticky-note-check: post-it, comment, annotation, reaction, memo, reminder, todo, task, idea, brainstorm, document, page, paper, sheet, stationary, office, done, complete, success, verified
sticky-note-minus: post-it, comment, annotation, reaction, memo, reminder, todo, task, idea, brainstorm, document, page, paper, sheet, stationary, office, remove, delete
sticky-note-off: post-it, comment, annotation, reaction, memo, reminder, todo, task, idea, brainstorm, document, page, paper, sheet, stationary, office, disabled, hidden, mute, inactive
sticky-note-plus: post-it, comment, annotation, reaction, memo, reminder, todo, task, idea, brainstorm, document, page, paper, sheet, stationary, office, add, create, new
sticky-note-x: post-it, comment, annotation, reaction, memo, reminder, todo, task, idea, brainstorm, document, page, paper, sheet, stationary, office, close, cancel, delete, remove
sticky-note: post-it, comment, annotation, reaction, memo, reminder, todo, task, idea, brainstorm, document, page, paper, sheet, stationary, office
sticky-notes: post-it, annotation, memo, reminder, todo, tasks, ideas, brainstorm, documents, multiple, collection, group, stack, clone, duplicate, copy
stone: mineral, geology, nature, solid, pebble, crystal, ore, hard, coal, rock, boulder
store: shop, supermarket, stand, boutique, building
stretch-horizontal: items, flex, justify, distribute
stretch-vertical: items, flex, justify, distribute
strikethrough: cross out, delete, remove, format
subscript: text
summary: brief, abstract, synopsis, report, digest, outline, recap, condensation, ai, text, overview
sun-dim: brightness, low, brightness low
sun-medium: brightness
sun-moon: dark, light, brightness, theme, auto theme, system theme, appearance
sun-snow: weather, air conditioning, temperature, hot, cold, seasons
sun: brightness, weather, light, summer
sunrise: weather, time, morning, day
sunset: weather, time, evening, night
superscript: text, exponent
swatch-book: colors, colours, swatches, pantone, shades, tint, hue, saturation, brightness, theme, scheme, palette, samples, textile, carpet
swiss-franc: currency, money, payment
switch-camera: photo, selfie, front, back
sword: battle, challenge, combat, duel, fantasy, game, knight, melee, medieval, offense, rpg, sharp, weapon, war, warrior
swords: battle, challenge, combat, conflict, crossed, duel, faction, fantasy, game, melee, medieval, opponent, rivalry, rpg, versus, weapon, war, warrior
syringe: medicine, medical, needle, pump, plunger, nozzle, blood
table-2: spreadsheet, grid
table-cells-merge: spreadsheet, grid, row
table-cells-split: spreadsheet, grid, row
table-columns-split: spreadsheet, grid, cut, break, divide, separate, segment
table-of-contents: toc, outline, navigation, document structure, index, overview, sections, chapters, documentation, manual, knowledge base, faq
table-properties: property list, plist, spreadsheet, grid, dictionary, object, hash
table-rows-split: spreadsheet, grid, cut, break, divide, separate, segment
table: spreadsheet, grid
tablet-smartphone: cellphone, device, mobile, screen, display, touchscreen, portable, responsive, screens, browser, testing
tablet: device, mobile, screen, display, touchscreen, portable, responsive
tablets: medicine, medication, drug, prescription, pills, pharmacy
tag-plus: label, badge, ticket, mark, new, add, create
tag-x: label, badge, ticket, mark, delete, remove
tag: label, badge, ticket, mark
tags: labels, badges, tickets, marks, copy, multiple
tally-1: count, score, enumerate, days, one, first, bar, prison, cell, sentence
tally-2: count, score, enumerate, days, two, second, double, bars, prison, cell, sentence
tally-3: count, score, enumerate, days, three, third, triple, bars, prison, cell, sentence
tally-4: count, score, enumerate, days, fourth, quadruple, bars, prison, cell, sentence
tally-5: count, score, enumerate, days, five, fifth, bars, prison, cell, sentence, slash
tangent: tangential, shape, circle, geometry, trigonometry, bezier curve
target: logo, bullseye, deadline, projects, overview, work, productivity
telescope: astronomy, space, discovery, exploration, explore, vision, perspective, focus, stargazing, observe, view
tent-tree: camping, campsite, holiday, retreat, nomadic, wilderness, outdoors
tent: tipi, teepee, wigwam, lodge, camping, campsite, holiday, retreat, nomadic, native american, indian, wilderness, outdoors
terminal: code, command line, prompt, shell
test-tube-diagonal: vial, phial, flask, ampoule, ampule, lab, chemistry, experiment
test-tube: vial, phial, flask, ampoule, ampule, lab, chemistry, experiment
test-tubes: vials, phials, flasks, ampoules, ampules, lab, chemistry, experiment
text-align-center: alignment
text-align-end: alignment, right
text-align-justify-center: paragraph, alignment, justified, middle, typography, editor, document
text-align-justify-end: paragraph, alignment, justified, right, typography, editor, document
text-align-justify-start: paragraph, alignment, justified, left, typography, editor, document
text-align-justify: alignment, justified, menu, list
text-align-start: alignment, left, list
text-cursor-input: select
text-cursor: select, caret, type, typing, write, writing, edit, insert, input, textarea
text-initial: drop cap, format, typography, letter, font size
text-quote: blockquote, quotation, indent, reply, response
text-search: find, data, copy, txt, pdf, document, scan, magnifier, magnifying glass, lens
text-wrap: words, lines, break, paragraph
theater: theatre, entertainment, podium, stage, musical
thermometer-snowflake: temperature, celsius, fahrenheit, weather, cold, freeze, freezing
thermometer-sun: temperature, celsius, fahrenheit, weather, warm, hot
thermometer: temperature, celsius, fahrenheit, weather
thumbs-down: dislike, bad, emotion
thumbs-up: like, good, emotion
tic-tac-toe: game, board, grid, strategy, noughts and crosses
ticket-check: entry, pass, voucher, event, concert, show, booked, purchased, receipt, redeemed, validated, verified, certified, checked, used
ticket-minus: entry, pass, voucher, event, concert, show, remove, cancel, unbook, subtract, decrease
ticket-percent: discount, reduced, offer, voucher, entry, pass, event, concert, show, book, purchase
ticket-plus: entry, pass, voucher, event, concert, show, book, purchase, add
ticket-slash: entry, pass, voucher, event, concert, show, redeemed, used, marked, checked, verified, spoiled, invalidated, void, denied, refused, banned, barred, forbidden, prohibited, cancelled, cancellation, refunded, delete, remove, clear, error
ticket-x: entry, pass, voucher, event, concert, show, cancelled, cancellation, refunded, used, void, invalidated, spoiled, denied, refused, banned, barred, forbidden, prohibited, delete, remove, clear, error
ticket: entry, pass, voucher, event, concert, show, perforated, dashed
tickets-plane: trip, airplane, flight, travel, fly, takeoff, vacation, passenger, pass, check-in, airport
tickets: trip, travel, pass, entry, voucher, event, concert, show, perforated, dashed
timeline: tags, history
timer-off: stopwatch
timer-reset: stopwatch
timer: stopwatch
toggle-left: on, off, switch, boolean
toggle-right: on, off, switch, boolean
toilet: potty, bathroom, washroom
tombstone: grave, gravestone, headstone, cemetery, graveyard, death, memorial, funeral, halloween, rip, obituary, deceased, epitaph, mourning, bereavement, condolence, deprecated, retired, archived, decommissioned
tool-case: tools, maintenance, repair
toolbox: toolkit, tools, trunk, chest, storage, utility, utilities, container, kit, set, repair, fix, service, maintenance, mechanic, workshop, construction, hardware, equipment, gear, handyman, engineering, craft, diy
toothbrush-sparkles: dental care, oral hygiene, brushing, teeth, dentist, bathroom, toiletries, personal care, cleaning, bristles, handle, plaque, toothpaste, self care, grooming, fresh, clean
toothbrush: dental care, oral hygiene, brushing, teeth, dentist, bathroom, toiletries, personal care, cleaning, bristles, handle, plaque, toothpaste, self care, grooming
tornado: weather, wind, storm, hurricane
torus: donut, doughnut, ring, hollow, 3d, fast food, junk food, snack, treat, sweet, sugar, dessert
touchpad-off: trackpad, cursor
touchpad: trackpad, cursor
towel-rack: flannel, bathroom, toiletries, sanitation, clean, fresh, dry, laundry, laundrette, hospitality, housekeeping, room service, spa break, health club, amenities, hanging
tower-control: airport, travel, transportation, lighthouse
toy-brick: lego, block, addon, plugin, integration
tractor: farming, farmer, ranch, harvest, equipment, vehicle
traffic-cone: roadworks, tarmac, safety, block
trailer: tow, shipping, delivery, haulage, vehicle, equipment, freight
train-front-tunnel: railway, metro, subway, underground, speed, bullet, fast, track, line
train-front: railway, metro, subway, underground, high-speed, bullet, fast, track, line
train-track: railway, line
tram-front: railway, metro, subway, underground, track, line, tourism
transgender: inclusive
trash-off: empty, deletion, cleanup, junk, clear, garbage, delete, remove, bin, waste, recycle, discard, rubbish, disabled, prevent, locked, unavailable, protected
trash: empty, deletion, cleanup, junk, clear, garbage, delete, remove, bin, waste, recycle, discard, binoculars, rubbish
tree-deciduous: forest, park, nature
tree-palm: vacation, leisure, island
tree-pine: forest, park, nature
trees: forest, park, nature
trending-down: statistics
trending-up-down: arrows, estimated, indeterminate, data fluctuation, uncertain, forecast, variable, prediction, dynamic, volatile
trending-up: statistics
triangle-dashed: equilateral, delta, shape, pyramid, hierarchy
triangle-right: volume, controls, controller, tv remote, geometry, delta, ramp, slope, incline, increase
triangle: equilateral, delta, shape, pyramid, hierarchy
trophy: prize, sports, winner, achievement, award, champion, celebration, victory, competition, tournament, leaderboard, ranking, success, reward, cup, first, gold
truck-electric: delivery, van, shipping, haulage, lorry
truck: delivery, van, shipping, haulage, lorry
tube-lotion: sunscreen, sunblock, spf, uv, cream, skincare, toothpaste, ointment, bottle, toiletries, bathroom, beach, summer
turkish-lira: currency, money, payment
turntable: record player, gramophone, stereo, phonograph, vinyl, lp, disc, platter, cut, music, analog, retro, dj deck, disc jockey, scratch, spinning
turtle: animal, pet, tortoise, slow, speed
tv-minimal-play: flat screen, television, stream, display, widescreen, high-definition, hd, 1080p, 4k, 8k, smart, digital, video, movie, live, ott, running, start, film, home cinema, entertainment, showtime, channels, catchup
tv-minimal: flat screen, television, stream, display, widescreen, high-definition, hd, 1080p, 4k, 8k, smart, digital, video, home cinema, entertainment, showtime, channels, catchup
tv: television, stream, display, widescreen, high-definition, hd, 1080p, 4k, 8k, smart, digital, video, entertainment, showtime, channels, terrestrial, satellite, cable, broadcast, live, frequency, tune, scan, aerial, receiver, transmission, signal, connection, connectivity
type-outline: text, font, typography, silhouette, profile, contour, stroke
type: text, font, typography
umbrella-off: rain, weather, uncovered, uninsured, antivirus, unprotected, risky
umbrella: rain, weather
underline: text, format
undo-2: redo, rerun, history, back, return, reverse, revert, direction, u-turn
undo-dot: redo, history, step, back
undo: redo, rerun, history
ungroup: cubes, packages, parts, units, collection, cluster, separate
university: building, education, childhood, school, college, academy, institute
unlink-2: url, unchain
unlink: url, unchain
unplug: electricity, energy, electronics, socket, outlet, disconnect
upload: file
usb-c-port: universal, serial, bus, controller, connector, interface, socket, plug, slot, data, input, output
usb: universal, serial, bus, controller, connector, interface
user-check: followed, subscribed, done, todo, tick, complete, task
user-cog: settings, edit, gear
user-group: people, team, members, community, membership, collaboration, organization, contacts, directory, staff, family, ancestry, ancestors, lineage, parents
user-key: passkey, password, login, authentication, authorization, roles, permissions, private, public, security, person, account, contact
user-lock: person, locked, account, secure
user-minus: delete, remove, unfollow, unsubscribe
user-pen: person, account, contact, profile, edit, change
user-plus: new, add, create, follow, subscribe
user-round-arrow-left: person, assign, move, give, setup, self, me, myself, profile, avatar, incoming, recipient, assignee, inbound
user-round-check: followed, subscribed, done, todo, tick, complete, task
user-round-cog: settings, edit, gear
user-round-group: people, team, members, community, membership, collaboration, organization, contacts, directory, staff, family, ancestry, ancestors, lineage, parents
user-round-key: passkey, password, login, authentication, authorization, roles, permissions, private, public, security, person, account, contact
user-round-minus: delete, remove, unfollow, unsubscribe
user-round-pen: person, account, contact, profile, edit, change
user-round-plus: new, add, create, follow, subscribe
user-round-search: person, account, contact, find, scan, magnifier, magnifying glass, lens
user-round-star: person, account, favorite, contact, like, review, rating, admin, avatar, profile, featured, moderator, verified, badge, award, champion, starred
user-round-x: delete, remove, unfollow, unsubscribe, unavailable
user-round: person, account, contact
user-search: person, account, contact, find, scan, magnifier, magnifying glass, lens
user-shield: admin, protected, guard, profile, security, privacy, permissions, role
user-star: person, account, favorite, contact, like, review, rating, admin
user-x: delete, remove, unfollow, unsubscribe, unavailable
user: person, account, contact
users-collaboration: group, people, team, communication, cooperative, workspace, peer-to-peer, p2p, shared, delegation, handoff, coauthor, profiles
users-round-collaboration: group, people, team, communication, cooperative, workspace, peer-to-peer, p2p, shared, delegation, handoff, coauthor, profiles
users-round: group, people
users: group, people
utensils-crossed: fork, knife, cutlery, flatware, tableware, silverware, food, restaurant, meal, breakfast, dinner, supper
utensils: fork, knife, cutlery, flatware, tableware, silverware, food, restaurant, meal, breakfast, dinner, supper
utility-pole: electricity, energy, transmission line, telegraph pole, power lines, phone
van: minivan, cart, wagon, truck, lorry, trailer, camper, vehicle, drive, trip, journey, transport, carriage, delivery, travel
variable: code, coding, programming, symbol, calculate, algebra, parentheses, parenthesis, brackets, parameter
vault: safe, lockbox, deposit, locker, coffer, strongbox, safety, secure, storage, valuables, bank
vector-polygon: map, geometry, coordinates, shape, location, boundary, area, region, gis, geospatial, vertices, points, outline, drawing, design, math
vector-square: shape, geometry, art, width, height, size, calculate, measure, select, graphics, box
vegan: vegetarian, fruitarian, herbivorous, animal rights, diet
venetian-mask: masquerade, impersonate, secret, incognito
venus-and-mars: gender, sex, intersex, androgynous, hermaphrodite
venus: gender, sex, female, feminine, woman, girl
vibrate-off: smartphone, notification, rumble, haptic feedback, notifications, screen
vibrate: smartphone, notification, rumble, haptic feedback, screen
video-off: camera, movie, film
video: camera, movie, film, recording, motion picture, camcorder, reel
videotape: vhs, movie, film, recording, motion picture, showreel, cassette
view: eye, look
virus-off: pathogen, infection, disease, illness, contagion, outbreak, pandemic, epidemic, covid, coronavirus, germ, microbe, microorganism, biology, medical, healthcare, malware, cybersecurity, threat, antivirus, blocked, removed, clean, safe, prevention, quarantine
virus: pathogen, infection, disease, illness, contagion, outbreak, pandemic, epidemic, covid, coronavirus, germ, microbe, microorganism, biology, medical, healthcare, malware, cybersecurity, threat
voicemail: phone, cassette, tape, reel, recording, audio
volleyball: beach, sand, net, holiday, vacation, summer, soccer, football, futbol, kick, pitch, goal, score, bounce, leather, wool, yarn, knitting, sewing, thread, embroidery, textile
volume-1: music, sound, speaker
volume-2: music, sound, speaker
volume-off: music, sound, mute, speaker
volume-x: music, sound, mute, speaker
volume: music, sound, mute, speaker
vote: poll, ballot, political, social, check, tick
wallet-cards: banking, cash, debit, transport, money, finance, pocket, credit, purchase, payment, shopping, retail, consumer, cc
wallet-minimal: finance, pocket
wallet: money, finance, pocket
wallpaper: background, texture, image, art, design, visual, decor, pattern, screen, cover, lock screen
wand-sparkles: magic, wizard, magician
wand: magic, selection
warehouse: storage, storehouse, depot, depository, repository, stockroom, logistics, building
washing-machine: tumble dryer, amenities, electronics, cycle, clothes, rinse, spin, drum
watch: clock, time
waves-arrow-down: water, sea, level, sound, hertz, wavelength, vibrate, low, tide, ocean, rising, falling
waves-arrow-up: water, sea, level, sound, hertz, wavelength, vibrate, high, tide, ocean, rising
waves-horizontal: water, sea, sound, hertz, wavelength, vibrate, ocean, swimming, frequency
waves-ladder: swimming, water, pool, lifeguard, ocean, 🌊, 🏊‍♂️, 🏊‍♀️, 🏊, 🥽
waves-vertical: steam, warmth, temperature, burn, hot, boiling, heat, smoke, vapor, smell, aroma, sauna
waypoints: indirection, vpn, virtual private network, proxy, connections, bounce, reroute, path, journey, planner, stops, stations, shared, spread, viral
webcam-off: camera, security
webcam: camera, security
webhook-off: push api, interface, callback
webhook: push api, interface, callback
weight-tilde: measure, scale, estimate, load, balance, size, measurement, quantity, mass
weight: mass, heavy, lead, metal, measure, geometry, scales, balance
wheat-off: corn, cereal, grain, gluten free, allergy, intolerance, diet
wheat: corn, cereal, grain, gluten
whistle: alert, signal, sound, blow, noise, coach, trainer, referee, gym, game, training, sports, traffic cops, police, lifeguard, safety, rescue, emergency
whole-word: text, selection, letters, characters, font, typography
wifi-cog: connection, signal, wireless, directory, settings, control, preferences, edit, gear
wifi-high: connection, signal, wireless
wifi-lock: admin, connection, secure, security, signal, network, password, wireless, hotspot, encrypted, locked, private, ssid, guest, router, access, authentication, protected
wifi-low: connection, signal, wireless
wifi-off: disabled
wifi-pen: edit, change, network
wifi-sync: connection, signal, wireless, synchronize, reconnect, reset, restart
wifi-zero: connection, signal, wireless
wifi: connection, signal, wireless
wind-arrow-down: weather, air, pressure, blow
wind-arrow-up: weather, air, pressure, blow, gust, windy, sort, increase
wind: weather, air, blow
wine-off: alcohol, beverage, drink, glass, alcohol free, abstinence, abstaining, teetotalism, allergy, intolerance
wine: alcohol, beverage, bar, drink, glass, sommelier, vineyard, winery
workflow: action, continuous integration, ci, automation, devops, network, node, connection
worm: invertebrate, grub, larva, snake, crawl, wiggle, slither, pest control, computer virus, malware
wrench-off: account, settings, spanner, diy, toolbox, build, construction, service, maintenance, disabled
wrench: account, settings, spanner, diy, toolbox, build, construction
x-line-top: arrow, navigation, up, pointer, direction, vector, symbol, cancel, close, delete, remove, times, clear, math, multiply, multiplication, mean, median, average, x̄
x: cancel, close, cross, delete, ex, remove, times, clear, math, multiply, multiplication
zap-off: flash, camera, lightning, electricity, energy, power
zap: flash, camera, lightning, electricity, energy, power, quick
zodiac-aquarius: water bearer, waves, innovation, air, future, astrology, star sign, horoscope, constellation, celestial
zodiac-aries: ram, horns, fire, energy, initiative, astrology, star sign, horoscope, constellation, celestial
zodiac-cancer: crab, shell, protection, water, intuition, astrology, star sign, horoscope, constellation, celestial
zodiac-capricorn: goat, mountain, ambition, earth, discipline, astrology, star sign, horoscope, constellation, celestial
zodiac-gemini: twins, duality, communication, air, adaptability, astrology, star sign, horoscope, constellation, celestial
zodiac-leo: lion, crown, leadership, fire, confidence, astrology, star sign, horoscope, constellation, celestial
zodiac-libra: scales, balance, justice, air, harmony, astrology, star sign, horoscope, constellation, celestial
zodiac-ophiuchus: serpent, snake holder, healing, knowledge, astronomy, astrology, star sign, horoscope, constellation, celestial
zodiac-pisces: fish, duality, water, dreams, empathy, astrology, star sign, horoscope, constellation, celestial
zodiac-sagittarius: archer, arrow, exploration, fire, philosophy, astrology, star sign, horoscope, constellation, celestial
zodiac-scorpio: scorpion, stinger, intensity, water, transformation, astrology, star sign, horoscope, constellation, celestial
zodiac-taurus: bull, strength, stability, earth, endurance, astrology, star sign, horoscope, constellation, celestial
zodiac-virgo: virgin, maiden, harvest, precision, earth, analysis, astrology, star sign, horoscope, constellation, celestial
zoom-in: magnifying glass, plus
zoom-out: magnifying glass, plus
`;
