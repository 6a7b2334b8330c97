import type { Ingredient } from './ingredients.ts'

type Rule = readonly [names: RegExp, ingredient: Ingredient, where?: 'dry' | 'sweet']

/**
 * What a flavour's name brings with it. 'dry': not into drinks, where a flavouring does; 'sweet': and not into vegan goods.
 */
const rules: readonly Rule[] = [
  [/^(?!White).*Chocolate|Cocoa|Stracciatella|Brownie|Tiramisu/, ['fat-reduced cocoa powder', 'fettarmes Kakaopulver']],
  [/White Chocolate/, ['white chocolate powder (milk)', 'Pulver aus weißer Schokolade (Milch)', 'milk'], 'sweet'],
  [/Cheesecake/, ['cream cheese powder (milk)', 'Frischkäsepulver (Milch)', 'milk'], 'sweet'],
  [
    /Cookie|Biscuit|Speculaas|Muffin|Cinnamon Roll|Birthday Cake|Banana Bread/,
    ['biscuit crumbs (wheat flour)', 'Keksbrösel (Weizenmehl)', 'wheat'],
    'dry',
  ],
  [/Hazelnut|Mixed Nuts/, ['hazelnut paste', 'Haselnussmark', 'hazelnut'], 'dry'],
  [/Almond|Mixed Nuts/, ['almond paste', 'Mandelmark', 'almond'], 'dry'],
  [/Peanut/, ['peanut flour', 'Erdnussmehl', 'peanut'], 'dry'],
  [/Pistachio/, ['pistachio paste', 'Pistazienmark', 'pistachio'], 'dry'],
  [/Walnut/, ['walnut pieces', 'Walnussstücke', 'walnut'], 'dry'],
  [/Vanilla/, ['vanilla extract', 'Vanilleextrakt']],
  [/Caramel|Toffee/, ['caramelised sugar', 'karamellisierter Zucker']],
  [/Coffee|Espresso|Latte|Cappuccino|Tiramisu/, ['instant coffee', 'löslicher Kaffee']],
  [/Matcha|Green Tea|Ice Tea/, ['green tea powder', 'Grünteepulver']],
  [/Coconut|Piña Colada/, ['desiccated coconut', 'Kokosraspel'], 'dry'],
  [/Cinnamon|Speculaas/, ['cinnamon', 'Zimt']],
  [/Mint|Mojito/, ['peppermint oil', 'Pfefferminzöl']],
  [/Ginger/, ['ginger', 'Ingwer']],
  [/Honey/, ['honey powder', 'Honigpulver'], 'sweet'],
  [/Date/, ['dates', 'Datteln']],
  [/Fig/, ['figs', 'Feigen']],
  [/Apricot/, ['apricots', 'Aprikosen']],
  [/Apple/, ['apple powder', 'Apfelpulver']],
  [/Banana/, ['banana powder', 'Bananenpulver']],
  [/Strawberry/, ['strawberry powder', 'Erdbeerpulver']],
  [/Raspberry/, ['raspberry powder', 'Himbeerpulver']],
  [/Blueberry|Forest Fruits|Wild Berry|Berry Mix/, ['blueberry powder', 'Heidelbeerpulver']],
  [/Blackcurrant|Forest Fruits|Berry Mix/, ['blackcurrant powder', 'Johannisbeerpulver']],
  [/Cherry/, ['cherry powder', 'Kirschpulver']],
  [/Lemon|Pink Lemonade/, ['lemon juice powder', 'Zitronensaftpulver']],
  [/Lime|Mojito/, ['lime juice powder', 'Limettensaftpulver']],
  [/Orange/, ['orange juice powder', 'Orangensaftpulver']],
  [/Grapefruit/, ['grapefruit juice powder', 'Grapefruitsaftpulver']],
  [/Yuzu/, ['yuzu juice powder', 'Yuzusaftpulver']],
  [/Peach/, ['peach powder', 'Pfirsichpulver']],
  [/Mango|Tropical/, ['mango powder', 'Mangopulver']],
  [/Pineapple|Tropical|Piña Colada/, ['pineapple powder', 'Ananaspulver']],
  [/Passion Fruit/, ['passion fruit powder', 'Passionsfruchtpulver']],
  [/Pomegranate/, ['pomegranate powder', 'Granatapfelpulver']],
  [/Hibiscus/, ['hibiscus extract', 'Hibiskusextrakt']],
  [/Elderflower/, ['elderflower extract', 'Holunderblütenextrakt']],
  [/Sour Cream|Cheddar/, ['cheese powder (milk)', 'Käsepulver (Milch)', 'milk'], 'sweet'],
  [/Paprika|Chilli|Barbecue/, ['paprika powder', 'Paprikapulver']],
  [/Tomato/, ['tomato powder', 'Tomatenpulver']],
  [/Salt/, ['sea salt', 'Meersalz']],
]

const PLAIN = /^(Neutral|Natural|Unflavoured)$/

/** Whether goods of this name are neither flavoured nor sweetened. */
export const isPlain = (name: string): boolean => PLAIN.test(name)

/** Ingredients of a flavour by its name. */
export const tasteIngredients = (name: string, { drink, vegan }: { drink: boolean; vegan: boolean }): Ingredient[] =>
  rules.flatMap(([names, ingredient, where]) =>
    names.test(name) && !(drink && where === 'dry') && !(vegan && where === 'sweet') ? [ingredient] : [],
  )
