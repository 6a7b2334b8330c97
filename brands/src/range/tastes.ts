const list = (text: string) => text.trim().replace(/\s+/g, ' ').split(', ')

/** Flavours by kind of product; every brand has the first two of creamy and plant powders. */
export const tastes = {
  creamy: list(`
    Vanilla, Chocolate, Strawberry, Cookies & Cream, Banana, Salted Caramel, Hazelnut, Stracciatella, White
    Chocolate, Coconut, Pistachio, Peanut Butter, Iced Coffee, Blueberry Muffin, Lemon Cheesecake, Cinnamon Roll,
    Tiramisu, Birthday Cake, Chocolate Mint, Speculaas, Banana Bread, Double Chocolate, Matcha, Neutral, Raspberry,
    Cookie Dough, Toffee, White Chocolate Raspberry`),
  plant: list(`
    Vanilla, Chocolate, Banana, Strawberry, Hazelnut, Salted Caramel, Coconut, Matcha, Neutral, Peanut Butter,
    Cinnamon Roll, Blueberry, Chocolate Orange, Date, Speculaas`),
  bars: list(`
    Chocolate Brownie, Salted Caramel, Cookies & Cream, Peanut Caramel, White Chocolate Raspberry, Cookie Dough,
    Coconut, Hazelnut, Lemon Cheesecake, Banana Bread, Birthday Cake, Triple Chocolate, Pistachio, Salted Peanut,
    Cherry Almond, Biscuit Spread, Chocolate Orange, Tiramisu, Blueberry Vanilla`),
  oats: list(`
    Apple Cinnamon, Almond Maple, Dark Chocolate, Fig Walnut, Banana Peanut, Forest Fruits, Honey, Cherry Almond,
    Date, Coconut, Apricot, Salted Peanut, Blueberry Vanilla`),
  fruit: list(`
    Lemon, Orange, Raspberry, Watermelon, Green Apple, Peach, Mango, Blue Raspberry, Pineapple, Cherry, Grape,
    Strawberry Kiwi, Tropical, Pink Lemonade, Blood Orange, Lemon Lime, Passion Fruit, Fruit Punch, Wild Berry,
    Peach Ice Tea, Cola, Dragon Fruit, Grapefruit, Blackcurrant, Yuzu, Cranberry`),
  energy: list(`
    Original, Sugar Free, Tropical, Blue Raspberry, Watermelon, Peach, Mango Passion Fruit, Sour Apple, Cherry Cola,
    Wild Berry, Pink Lemonade, Dragon Fruit, Mojito, Blood Orange, Grape, Lychee, Piña Colada, Sour Cherry`),
  tea: list(`
    Green Tea, Ginger Lemon, Yuzu, Ice Tea Peach, Hibiscus, Elderflower, Matcha, Ice Tea Lemon, Pomegranate, Mint,
    Lychee`),
  water: list(`
    Lemon, Orange Mango, Raspberry, Apple Pear, Cucumber, Peach, Elderflower, Strawberry Lime, Pomegranate,
    Grapefruit, Coconut Lime, Hibiscus, Guava, Kiwi`),
  coffee: list('Espresso, Latte Macchiato, Cappuccino, Caramel Latte, Iced Coffee, Vanilla, Hazelnut'),
  gels: list(`
    Lemon, Orange, Salted Caramel, Cola, Neutral, Espresso, Berry Mix, Green Apple, Mango, Cherry, Sea Salt, Ginger
    Lemon, Apricot`),
  pills: list('Neutral'),
  plain: list('Unflavoured'),
  plainOrFruit: list('Unflavoured, Lemon, Cherry, Orange, Watermelon, Blue Raspberry, Green Apple'),
  chewable: list('Orange, Lemon, Berry Mix, Raspberry, Peach, Cherry, Blackcurrant, Tropical'),
  broth: list('Natural, Vanilla, Lemon, Berry Mix, Neutral, Peach, Hibiscus'),
  savoury: list('Paprika, Sea Salt, Barbecue, Sour Cream & Onion, Cheddar, Sweet Chilli, Tomato'),
  spreads: list(`
    Hazelnut, Peanut Butter, White Chocolate, Almond Vanilla, Pistachio, Salted Caramel, Dark Chocolate, Speculaas,
    Coconut, Mixed Nuts`),
  bakes: list(`
    Vanilla, Chocolate, Apple Cinnamon, Banana Bread, Blueberry, Stracciatella, Lemon, Speculaas, Double Chocolate,
    Cherry, Hazelnut`),
  porridge: list('Neutral, Vanilla, Chocolate, Apple Cinnamon, Banana Bread, Blueberry, Honey, Forest Fruits'),
  sauces: list(`
    Salted Caramel, Strawberry, Chocolate, Vanilla Caramel, Toffee, Raspberry, Barbecue, Sweet Chilli`),
  colours: list(`
    Black, Clear, White, Teal, Smoke, Navy, Coral, Lime Green, Purple, Sand, Red, Pink, Green, Mustard, Grey, Blue`),
  wearSizes: list('Small, Medium, Large, Extra Large'),
}

export type Taste = keyof typeof tastes

/** Specialities of some brands; they come first where a pool has them. */
export const signatures: Record<string, string[]> = {
  'Tutti Forti': ['Pistachio', 'Hazelnut', 'Tiramisu'],
  'Dolce Forza': ['Tiramisu', 'Pistachio', 'Stracciatella', 'Lemon Cheesecake'],
  Melchior: ['Salted Caramel', 'Stracciatella', 'White Chocolate'],
  'Chunk Republic': ['Birthday Cake', 'Cookie Dough', 'Peanut Caramel'],
  Redhorn: ['Peanut Butter', 'Double Chocolate', 'Fruit Punch'],
  Asagiri: ['Yuzu', 'Matcha', 'Green Tea', 'Lychee'],
  Yuzen: ['Yuzu', 'Ginger Lemon', 'Lychee'],
  'Col & Kasseien': ['Cherry', 'Speculaas', 'Apricot'],
  Kruimel: ['Speculaas', 'Banana Bread'],
  Weidegold: ['Vanilla', 'Strawberry', 'Honey', 'Neutral'],
  Lagoa: ['Guava', 'Passion Fruit', 'Pineapple', 'Coconut Lime'],
  Bombora: ['Tropical', 'Mango', 'Piña Colada', 'Coconut'],
  Neonade: ['Sour Apple', 'Pink Lemonade', 'Dragon Fruit'],
  Bitesmith: ['Fig Walnut', 'Almond Maple', 'Salted Peanut'],
  'Tarn & Tor': ['Sea Salt', 'Date', 'Apricot', 'Forest Fruits'],
  Norrsund: ['Blueberry', 'Vanilla', 'Elderflower', 'Blackcurrant'],
  Havrelund: ['Apple Cinnamon', 'Forest Fruits'],
}
