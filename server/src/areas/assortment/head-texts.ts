import { messages } from '@fairfloor/domain/messages'

export const headTexts = messages({
  en: {
    range: (brands: number) =>
      `Products of ${brands} brands of sports nutrition, for retailers and gyms: all flavours at a glance, ordered in one go.`,
    brand: (name: string) => `All products of ${name} for retailers and gyms, with every flavour and what is in stock.`,
    category: (name: string) =>
      `${name} for retailers and gyms: all brands, sizes and flavours, with what is in stock.`,
    offers: 'What costs less at the moment: promotions and clearance of sports nutrition, for retailers and gyms.',
    news: 'What came into the range lately: new products of sports nutrition for retailers and gyms.',
    top: 'What sells best: the top products of sports nutrition for retailers and gyms.',
    size: (brand: string, name: string, flavours: number) =>
      `${name} by ${brand} in ${flavours === 1 ? 'one flavour' : `${flavours} flavours`}, for retailers and gyms.`,
    missing: 'This product does not exist, or is not for sale any more.',
    search: 'Search the range by brand, product, flavour, SKU or EAN.',
  },
  de: {
    range: brands =>
      `Produkte von ${brands} Marken der Sportnahrung, für Händler und Studios: alle Sorten auf einen Blick, in einem Zug bestellt.`,
    brand: name => `Alle Produkte von ${name} für Händler und Studios, mit jeder Sorte und dem, was vorrätig ist.`,
    category: name => `${name} für Händler und Studios: alle Marken, Größen und Sorten, mit dem, was vorrätig ist.`,
    offers: 'Was gerade weniger kostet: Aktionen und Abverkauf von Sportnahrung, für Händler und Studios.',
    news: 'Was neu im Sortiment ist: Sportnahrung für Händler und Studios.',
    top: 'Was sich am besten verkauft: die Topseller der Sportnahrung für Händler und Studios.',
    size: (brand, name, flavours) =>
      `${name} von ${brand} in ${flavours === 1 ? 'einer Sorte' : `${flavours} Sorten`}, für Händler und Studios.`,
    missing: 'Dieses Produkt gibt es nicht, oder es wird nicht mehr verkauft.',
    search: 'Durchsuchen Sie das Sortiment nach Marke, Produkt, Sorte, SKU oder EAN.',
  },
})
