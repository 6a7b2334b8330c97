/** Motifs of flavours and variants on labels; drawn in `packshots/motifs.ts`. */
export type Motif =
  | 'almond'
  | 'apple'
  | 'banana'
  | 'berry'
  | 'blueberry'
  | 'bolt'
  | 'capsule'
  | 'caramel'
  | 'cheese'
  | 'cherry'
  | 'chilli'
  | 'chocolate'
  | 'citrus'
  | 'coconut'
  | 'coffee'
  | 'cola'
  | 'cookie'
  | 'flower'
  | 'grain'
  | 'grape'
  | 'ice'
  | 'leaf'
  | 'mango'
  | 'melon'
  | 'mint'
  | 'neutral'
  | 'nut'
  | 'peach'
  | 'peanut'
  | 'pineapple'
  | 'plain'
  | 'strawberry'
  | 'tomato'
  | 'vanilla'

export interface FlavourLook {
  colour: string
  motif: Motif
}

const table: Record<string, [colour: string, motif: Motif]> = {
  'Almond Maple': ['#c98d4f', 'almond'],
  'Almond Vanilla': ['#dcb27a', 'almond'],
  'Apple Cinnamon': ['#b8502c', 'apple'],
  'Apple Pear': ['#a9c04a', 'apple'],
  Apricot: ['#f29b3f', 'peach'],
  Banana: ['#f5c93a', 'banana'],
  'Banana Bread': ['#c78f3d', 'banana'],
  'Banana Peanut': ['#dba23a', 'banana'],
  Barbecue: ['#8c2f1b', 'chilli'],
  'Berry Blast': ['#9b2a78', 'berry'],
  'Berry Mix': ['#8b2a78', 'berry'],
  Blackcurrant: ['#4c1d57', 'grape'],
  'Birthday Cake': ['#f08fb5', 'cookie'],
  'Biscuit Spread': ['#b5713a', 'cookie'],
  'Blood Orange': ['#d9431f', 'citrus'],
  'Blue Raspberry': ['#2477d8', 'berry'],
  Blueberry: ['#4a55b8', 'blueberry'],
  'Blueberry Muffin': ['#5b63b0', 'blueberry'],
  'Blueberry Vanilla': ['#6a74c4', 'blueberry'],
  Brownie: ['#4f2c1d', 'chocolate'],
  'Caramel Latte': ['#b67a45', 'coffee'],
  Cappuccino: ['#9a6b48', 'coffee'],
  Cheddar: ['#f0a92a', 'cheese'],
  Cherry: ['#b3122f', 'cherry'],
  'Cherry Almond': ['#9d1c3a', 'cherry'],
  'Cherry Cola': ['#7c1426', 'cherry'],
  Chocolate: ['#6b3f26', 'chocolate'],
  'Chocolate Brownie': ['#54301f', 'chocolate'],
  'Chocolate Hazelnut': ['#7a4a2a', 'nut'],
  'Chocolate Mint': ['#3e6b58', 'mint'],
  'Chocolate Orange': ['#c4591f', 'citrus'],
  'Chocolate Peanut': ['#8d5a2b', 'peanut'],
  'Cinnamon Roll': ['#b5653a', 'cookie'],
  Citrus: ['#e6c81f', 'citrus'],
  Coconut: ['#74bccb', 'coconut'],
  'Coconut Lime': ['#8cc6a0', 'coconut'],
  Cola: ['#6a2b1d', 'cola'],
  'Cola Lime': ['#5f4a1d', 'cola'],
  'Cookie Dough': ['#cfa06a', 'cookie'],
  'Cookies & Cream': ['#77797d', 'cookie'],
  Cranberry: ['#c01f3f', 'berry'],
  Cucumber: ['#7fb36a', 'melon'],
  'Dark Chocolate': ['#3d2117', 'chocolate'],
  'Dark Cherry': ['#7d1230', 'cherry'],
  Date: ['#7b4a2b', 'almond'],
  'Double Chocolate': ['#5a3322', 'chocolate'],
  'Dragon Fruit': ['#e0317e', 'melon'],
  Elderflower: ['#b9cf8d', 'flower'],
  Espresso: ['#4b3426', 'coffee'],
  'Fig Walnut': ['#6d4059', 'nut'],
  'Forest Fruits': ['#6c2352', 'berry'],
  'Fruit Punch': ['#e0324f', 'pineapple'],
  'Ginger Lemon': ['#d9b43a', 'citrus'],
  Grape: ['#6c3fb0', 'grape'],
  Grapefruit: ['#f0645a', 'citrus'],
  'Green Apple': ['#72b52b', 'apple'],
  'Green Tea': ['#7a9a4b', 'leaf'],
  Guava: ['#ef6f7b', 'melon'],
  Hazelnut: ['#a8713f', 'nut'],
  Hibiscus: ['#b81f5c', 'flower'],
  Honey: ['#e0a02c', 'caramel'],
  'Ice Tea Lemon': ['#c98a2b', 'citrus'],
  'Ice Tea Peach': ['#e08a55', 'peach'],
  'Iced Coffee': ['#8a6242', 'coffee'],
  Kiwi: ['#8dbb3a', 'melon'],
  'Latte Macchiato': ['#b89270', 'coffee'],
  Lemon: ['#f2d93b', 'citrus'],
  'Lemon Cheesecake': ['#efd675', 'citrus'],
  'Lemon Lime': ['#cfd83a', 'citrus'],
  Lime: ['#8fc43a', 'citrus'],
  Lychee: ['#f3a9b8', 'berry'],
  Mango: ['#f79a1e', 'mango'],
  'Mango Passion Fruit': ['#f2841f', 'mango'],
  Matcha: ['#8aa84a', 'leaf'],
  Mint: ['#4fb892', 'mint'],
  'Mixed Nuts': ['#9a6a3a', 'nut'],
  Mojito: ['#6fbf7a', 'mint'],
  Neutral: ['#c4bfb2', 'neutral'],
  Natural: ['#c9bfa5', 'grain'],
  Orange: ['#f47b20', 'citrus'],
  'Orange Mango': ['#f78c1f', 'mango'],
  Original: ['#e2b714', 'bolt'],
  Paprika: ['#cf3a1e', 'chilli'],
  'Passion Fruit': ['#e28f1c', 'mango'],
  Peach: ['#f6a077', 'peach'],
  'Peach Ice Tea': ['#e58f56', 'peach'],
  'Peanut Butter': ['#c58b45', 'peanut'],
  'Peanut Caramel': ['#bf7a2e', 'peanut'],
  Pear: ['#b7c65a', 'apple'],
  Pineapple: ['#f1c21b', 'pineapple'],
  'Piña Colada': ['#f0d26a', 'pineapple'],
  'Pink Lemonade': ['#f27d9b', 'citrus'],
  Pistachio: ['#96b85a', 'almond'],
  Pomegranate: ['#a81c3f', 'berry'],
  Raspberry: ['#d42a5c', 'berry'],
  'Raspberry Lemonade': ['#e0486f', 'berry'],
  'Red Berries': ['#c92743', 'berry'],
  Rhubarb: ['#d96a78', 'leaf'],
  'Salted Caramel': ['#c98435', 'caramel'],
  'Salted Peanut': ['#c79a52', 'peanut'],
  'Sea Salt': ['#8fb3c2', 'ice'],
  'Sour Apple': ['#8ec31f', 'apple'],
  'Sour Cherry': ['#c01a3c', 'cherry'],
  'Sour Cream & Onion': ['#8fb04a', 'leaf'],
  Speculaas: ['#a8622e', 'cookie'],
  Stracciatella: ['#d8cdbb', 'chocolate'],
  Strawberry: ['#e2526b', 'strawberry'],
  'Strawberry Banana': ['#ea6f6b', 'strawberry'],
  'Strawberry Cream': ['#ee7f8c', 'strawberry'],
  'Strawberry Kiwi': ['#e5606b', 'strawberry'],
  'Strawberry Lime': ['#e85d72', 'strawberry'],
  'Sugar Free': ['#b7bec4', 'ice'],
  'Sweet Chilli': ['#d9452b', 'chilli'],
  Tiramisu: ['#a57f5c', 'coffee'],
  Toffee: ['#b8742f', 'caramel'],
  Tomato: ['#d13b26', 'tomato'],
  'Triple Chocolate': ['#5e3622', 'chocolate'],
  Tropical: ['#ff8a3c', 'pineapple'],
  Unflavoured: ['#b9bdbb', 'neutral'],
  Vanilla: ['#ecd08a', 'vanilla'],
  'Vanilla Caramel': ['#d9a95a', 'caramel'],
  'Vanilla Cream': ['#f0dca8', 'vanilla'],
  'Walnut Banana': ['#c9a23a', 'banana'],
  Watermelon: ['#ec4a63', 'melon'],
  'White Chocolate': ['#e5d7b8', 'chocolate'],
  'White Chocolate Raspberry': ['#e58fa5', 'berry'],
  'Wild Berry': ['#7b2d6e', 'berry'],
  Yuzu: ['#f0cf2c', 'citrus'],
  // variants without a taste
  Black: ['#2b2e31', 'plain'],
  Blue: ['#2b5fc4', 'plain'],
  Clear: ['#cfdadd', 'plain'],
  Coral: ['#ff6f61', 'plain'],
  Green: ['#2f8f5b', 'plain'],
  Grey: ['#8b9094', 'plain'],
  'Lime Green': ['#a5d83a', 'plain'],
  Mustard: ['#d8a21b', 'plain'],
  Navy: ['#1d2f57', 'plain'],
  Pink: ['#ef7fae', 'plain'],
  Purple: ['#6d45a8', 'plain'],
  Red: ['#cc2b2b', 'plain'],
  Sand: ['#d6c4a3', 'plain'],
  Smoke: ['#5d6468', 'plain'],
  Teal: ['#118a8a', 'plain'],
  White: ['#eceeed', 'plain'],
  Small: ['#8fb7c9', 'plain'],
  Medium: ['#5b93b0', 'plain'],
  Large: ['#2f6d8f', 'plain'],
  'Extra Large': ['#174a66', 'plain'],
}

/** Colour and motif of a flavour or variant; unknown ones are neutral. */
export function flavourLook(name: string): FlavourLook {
  const [colour, motif] = table[name] ?? ['#98a09a', 'neutral']
  return { colour, motif }
}

export const knownFlavours: string[] = Object.keys(table)
