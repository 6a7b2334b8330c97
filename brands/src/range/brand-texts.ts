/** Claims by brand, as used on booths and cartons. */
export const claims: Record<string, string> = {
  Norrsund: 'Clear water. Clean protein.',
  'Tutti Forti': 'Strong, but make it sweet.',
  Gravton: 'Defy the weight.',
  'Erbse & Sohn': 'Peas, and patience.',
  'Kilowatt Club': 'Plug in. Play loud.',
  Molekyl: 'One molecule at a time.',
  Alpenwerk: 'Made above a thousand metres.',
  Torqvist: 'More turn per gram.',
  Hydrelle: 'Water, only better.',
  'Chunk Republic': 'Liberty in every layer.',
  'Col & Kasseien': 'For the climb and the cobbles.',
  Ondine: 'Strength looks good.',
  Redhorn: 'Take it by the horns.',
  'Sprout Parade': 'Plants march on.',
  Nachtlicht: 'Stay awake. Sleep well.',
  Kadenz: 'Ninety grams an hour.',
  'Oomph & Co': 'A small bang, every day.',
  Melchior: 'The art of milk.',
  Snackadé: 'Guilt is not an ingredient.',
  'Quarry Strength': 'Built by the bag.',
  'Tarn & Tor': 'Fuel for the long way round.',
  Asagiri: 'Calm is a performance.',
  Bitesmith: 'Hammered out by hand.',
  Voltessa: 'Feel the first rep.',
  Weidegold: 'From meadow to muscle.',
  Aerofell: 'Lighter at the top.',
  'Strongman Svensson': 'Since before it was cool.',
  Neonade: 'Bright side up.',
  Zonnewende: 'Daylight, daily.',
  Analyt: 'Proof, in capsules.',
  Maasveld: 'Everything the shelf needs.',
  Kruimel: 'Leave no crumb.',
  'Passo Alto': 'Last one up eats first.',
  Milkwright: 'The craft in the cream.',
  Hexlift: 'Six sides, one goal.',
  'Moss & Marrow': 'Old remedies, new strength.',
  'Dolce Forza': 'Dessert does the lifting.',
  Blaast: 'Cold air in a can.',
  Purlington: 'One a day keeps its promise.',
  'Onyx & Ore': 'Refined under pressure.',
  Etappe: 'Stage by stage.',
  Havrelund: 'Oats with ambitions.',
  Leafwright: 'Nothing to grind about.',
  Mixmaat: 'It shakes, it shuts, it stays dry.',
  Gripwerk: 'Hold on.',
  Isowell: 'In balance by half-time.',
  Sundby: 'Bright by routine.',
  'Big Sunday': 'Start over, gently.',
  Yuzen: 'Tea with a pulse.',
  'Gymnasium Oost': 'White tub, black letters, low price.',
  Basaltic: 'Minerals with a history.',
  'Verano Fit': 'Summer is a habit.',
  Nutwick: 'Crack on.',
  Fenrik: 'Rations for the restless.',
  'Vonk Labs': 'All it takes is a spark.',
  Lagoa: 'Protein goes swimming.',
  Crunchwell: 'Hear yourself snack.',
  'Otter Bay': 'From cold, clean water.',
  Zuivelkracht: 'Dutch dairy, doubled.',
  Bombora: 'Catch the next set.',
  'Celeste & Rye': 'Flour power.',
}

/** Two sentences on each brand. */
export const descriptions: Record<string, string> = {
  Norrsund:
    'Whey and aminos from a family dairy on the Bothnian coast, filtered cold and flavoured with restraint. Every batch number opens its own laboratory report.',
  'Tutti Forti':
    'Wafers, bars and creams from a Bologna pastry shop that took up weightlifting. High in protein, low in sugar, never short of hazelnut.',
  Gravton:
    'Full doses, plain labels and the lowest price per serving in the rack. Made in Poznań for people who count plates, not followers.',
  'Erbse & Sohn':
    'Plant protein from yellow peas grown in Brandenburg and milled next to the field. Three ingredients or fewer before the flavour.',
  'Kilowatt Club':
    'Sugar-free energy for night shifts, finals and last sets. Born in an Eindhoven gaming café, now in fourteen countries.',
  Molekyl:
    'Single-ingredient supplements with the dose as the headline. Tested twice in Aarhus: when it arrives and before it leaves.',
  Alpenwerk:
    'Mountain-milk whey and honest bars from a cooperative in the Tyrol. The national ski team trains on them, so the labels are short and certified.',
  Torqvist:
    "The yellow tubs that stand in half of Scandinavia's gyms. A complete range from creatine to shaker, engineered by a former rally mechanic.",
  Hydrelle:
    'Electrolytes and vitamin waters from the springs of the Auvergne. Light in taste, precise in minerals, bottled in returned plastic.',
  'Chunk Republic':
    'Three-layer bars, stuffed cookies and dips for people who like their protein to crunch. Baked in Leeds by a constitution of eleven.',
  'Col & Kasseien':
    'Gels, drinks and rice cakes developed with a Flemish cycling team and tried on every spring classic. Opens with one hand, on any surface.',
  Ondine:
    'Marine collagen, soft vegan shakes and daily rituals in colours that stay on the worktop. Founded by two rowers from Nantes.',
  Redhorn:
    'Texas-sized gainers and beef isolates with flavours from the diner. Blended in Rotterdam for Europe since its third year.',
  'Sprout Parade':
    'Cheerful vegan protein that children steal from the cupboard. Fava, pea and pumpkin, coloured only with what they taste of.',
  Nachtlicht:
    'Energy drinks for the evening and sleep formulas for after it. Mixed in a former Berlin power station by two club doormen.',
  Kadenz:
    'Carbohydrate systems in exact steps of thirty grams, from the first hour to the last. Swiss-made, and printed so that tired eyes can read it.',
  'Oomph & Co':
    'Bright cans and bars at pocket-money prices, without the sugar. The best-selling impulse line of Irish leisure centres.',
  Melchior:
    'Native whey and slow casein for connoisseurs, micro-filtered within hours of milking. Numbered batches, dessert flavours, a tub worth keeping.',
  Snackadé:
    'Puffs, spreads and filled bites with a third of the sugar and all of the fun. Launched in Valencia, sold out in a weekend.',
  'Quarry Strength':
    'Big bags, big scoops and no shelf talk: protein and carbohydrates by the kilo. Milled in Sheffield for strongmen and rowing clubs.',
  'Tarn & Tor':
    'Real-food fuel for fell runners and walkers, from dates, oats and sea salt. Each flavour is mapped on a summit of the Lake District.',
  Asagiri:
    'Matcha energy, fermented aminos and quiet vitamins in the manner of Kyoto. Packed in the Netherlands, composed in Japan.',
  Bitesmith:
    'Slab bars of oats, nuts and egg white, pressed and cut by hand in Bristol. You can read every ingredient by looking at it.',
  Voltessa:
    'Pre-workouts with taste first and tingle second, made by a Barcelona dance coach. Loved by classes of forty and by their instructors.',
  Weidegold:
    'Grass-fed whey, quark drinks and puddings from two hundred Frisian farms. The cows are outside for at least 180 days a year.',
  Aerofell:
    'Ultra-light hydration and gels for running uphill, in refillable pouches. Developed on Scottish ridges, where a gram is a gram.',
  'Strongman Svensson':
    "The powder that lifted Malmö: a circus strongman's recipe, hardly changed in forty years. Thick shakes, thicker moustache.",
  Neonade:
    'Loud lemonades with caffeine or salt, never with sugar. Brewed in Porto, best served from the coldest shelf of the shop.',
  Zonnewende:
    'Vitamins and super greens that follow the seasons: one range for the light half of the year, one for the dark. Vegan, and free of the fourteen allergens.',
  Analyt:
    'Pharmacy-grade minerals and amino acids, each dose backed by a cited study on the label. Chosen by team doctors in six leagues.',
  Maasveld:
    'The wholesaler behind the show: sixty brands, one delivery, out of Venlo since the first protein bar. Its own label keeps to shakers, bottles and boxes.',
  Kruimel:
    'Protein biscuits and speculaas with real butter and half the sugar. From a third-generation bakery in Deventer.',
  'Passo Alto':
    'Gels and fruit jellies in pink, as every leader should be. Tried and trusted over the Dolomite passes.',
  Milkwright:
    'Irish whey from grass that never stops growing. Creamy by nature, so the thickener stays in the cupboard.',
  Hexlift:
    'Everyday sports nutrition at an honest price in plain packs. The house brand of gyms that prefer to spend on iron.',
  'Moss & Marrow':
    'Bone broth, collagen and mushrooms for joints that have seen some seasons. Slow-cooked in Somerset.',
  'Dolce Forza': 'Tiramisù, cannoli and pistachio in whey, bars and spreads. Flavour work by a pastry school in Turin.',
  Blaast: 'The can with the loud letters: simple flavours, strong bubbles, sharp price. Filled in Breda.',
  Purlington: "A pharmacist's vitamins, in tablets small enough to swallow. Family-owned in Bath for two generations.",
  'Onyx & Ore':
    'High-stimulant pre-workouts in heavy black tubs, dosed by lift, not by weight. From Denver, with a following.',
  Etappe: 'Gels, chews and mixes sorted by the hour of your ride. Yellow, so that you find it in any jersey pocket.',
  Havrelund:
    "Protein oats, granola and porridge from Jutland's organic fields. Breakfast that lasts until the afternoon session.",
  Leafwright:
    'Silky vegan protein, milled so fine that nobody asks what it is made of. Pea, rice and sunflower in balance.',
  Mixmaat: 'Shakers and bottles that have been dropped from every height we could find. Spare lids for ten years.',
  Gripwerk:
    'Straps, belts, chalk and bands for people who leave marks on the bar. Sewn in Chemnitz, guaranteed for life.',
  Isowell:
    'Isotonic drinks and syrups for clubs, pitches and vending machines. One taste for every team in the league.',
  Sundby: 'Vitamin D, omega and magnesium in plain Danish packaging. The number on the front is what is inside.',
  'Big Sunday': 'Meal shakes and light puddings for Mondays that follow big Sundays. No rules, just measured portions.',
  Yuzen: 'Sparkling green tea with natural caffeine and Asian citrus. Awake without the edge.',
  'Gymnasium Oost':
    'A no-name line run like a laboratory: one whey, one creatine, one gainer, every cent explained. Started in a school gym in Amsterdam-Oost.',
  Basaltic:
    'Electrolytes from Icelandic geothermal brine and creatine dried with its heat. A clean process, down to the energy.',
  'Verano Fit': 'Fat metabolism, carnitine and light teas from the Costa Blanca. Sold all year, wanted from March.',
  Nutwick:
    'Nut butters ground on stone, with nothing added but a little salt. The jar is half empty by the second visit.',
  Fenrik:
    'Protein milk and field bars first made for a mountain rescue team. Works at minus twenty, tastes good at plus thirty.',
  'Vonk Labs':
    'Pre-workouts with open formulas and a caffeine scale from zero to five on the front. Designed with sports scientists in Utrecht.',
  Lagoa: 'Clear protein waters as light as a lagoon. Twenty grams, fruit, and nothing that feels like milk.',
  Crunchwell: 'Protein crisps and tortilla chips, popped instead of fried. The bag that never survives the drive home.',
  'Otter Bay':
    'Omega-3 from line-caught fish and algae, certified by people who count otters. No taste, no burp, no small print.',
  Zuivelkracht:
    'Quark shakes, puddings and milk protein from the polder, for the cooler and the cupboard. A favourite of school canteens.',
  Bombora:
    'Surf-town protein in tropical flavours, mixed thin for hot days. Named after the wave that breaks where nobody expects it.',
  'Celeste & Rye':
    'Pancake, waffle and bread mixes that bake like a Sunday and count like a shake. From a mill in Brittany.',
}
