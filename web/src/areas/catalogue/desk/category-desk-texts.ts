import { titles } from '@fairfloor/domain/catalogue/titles'
import { messages } from '../../../lib/texts.tsx'

export const categoryDeskTexts = messages({
  en: {
    title: titles.en.categories,
    lead: 'Categories come with imports or are created here. Where you rename or move one, files find it by its old name and place as well, and leave it where it is.',
    none: 'No category yet',
    noneText: 'Categories come with the first import of a range, or are created here.',
    products: 'Products',
    rank: 'Rank',
    rankHint: 'Among those beside it, the lowest first; equal ones by name.',
    rankWrong: 'Please enter a whole number from 0 to 9999.',
    parent: 'Below',
    main: 'nothing: a main category',
    description: 'Text',
    picture: 'Picture',
    change: (name: string) => `Change ${name}`,
  },
  de: {
    title: titles.de.categories,
    lead: 'Kategorien kommen mit Importen oder werden hier angelegt. Wenn Sie eine umbenennen oder verschieben, finden Dateien sie auch unter altem Namen und Platz und lassen sie, wo sie ist.',
    none: 'Noch keine Kategorie',
    noneText: 'Kategorien kommen mit dem ersten Import eines Sortiments oder werden hier angelegt.',
    products: 'Produkte',
    rank: 'Rang',
    rankHint: 'Unter denen daneben, die niedrigste zuerst; gleiche nach Namen.',
    rankWrong: 'Bitte eine ganze Zahl von 0 bis 9999 eingeben.',
    parent: 'Unter',
    main: 'nichts: eine Hauptkategorie',
    description: 'Beschreibung',
    picture: 'Bild',
    change: (name: string) => `${name} ändern`,
  },
})
