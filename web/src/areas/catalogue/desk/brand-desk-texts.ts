import { titles } from '@fairfloor/domain/catalogue/titles'
import { messages } from '../../../lib/texts.tsx'

export const brandDeskTexts = messages({
  en: {
    title: titles.en.brands,
    lead: 'Brands come with imports or are created here. Name, rank, text and pictures are set here, and show in every menu and list at once.',
    search: 'Search name and number',
    sorts: { name: 'Name', rank: 'Top brands first', products: 'Most products' },
    rank: 'Rank',
    notTop: 'not a top brand',
    products: 'Products',
    sizes: 'Sizes',
    none: 'No brand yet',
    noneText: 'Brands come with the first import of a range, or are created here.',
    form: {
      rank: 'Rank among the top brands',
      rankHint: 'The first is 1. Empty: it is not a top brand. Imports do not touch it.',
      rankWrong: 'Please enter a whole number from 1 to 9999, or nothing.',
      description: 'Text',
      descriptionHint: 'Stands above the brand’s products. Imports do not touch it.',
      logo: 'Logo',
      banner: 'Banner',
    },
  },
  de: {
    title: titles.de.brands,
    lead: 'Marken kommen mit Importen oder werden hier angelegt. Name, Rang, Text und Bilder werden hier gesetzt und stehen sofort in jedem Menü und jeder Liste.',
    search: 'Name und Nummer suchen',
    sorts: { name: 'Name', rank: 'Topmarken zuerst', products: 'Meiste Produkte' },
    rank: 'Rang',
    notTop: 'keine Topmarke',
    products: 'Produkte',
    sizes: 'Größen',
    none: 'Noch keine Marke',
    noneText: 'Marken kommen mit dem ersten Import eines Sortiments oder werden hier angelegt.',
    form: {
      rank: 'Rang unter den Topmarken',
      rankHint: 'Die erste ist 1. Leer: keine Topmarke. Importe ändern ihn nicht.',
      rankWrong: 'Bitte eine ganze Zahl von 1 bis 9999 eingeben, oder nichts.',
      description: 'Beschreibung',
      descriptionHint: 'Steht über den Produkten der Marke. Importe ändern sie nicht.',
      logo: 'Logo',
      banner: 'Banner',
    },
  },
})
