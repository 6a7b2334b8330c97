import { messages } from '@fairfloor/domain/messages'

export const headTexts = messages({
  en: {
    exhibition: 'Exhibition',
    none: 'A trade show that you walk through in your browser.',
    teaser: (days: string, booths: number) =>
      `Ordering: ${days}. Walk through a hall of ${booths} booths in your browser, see what is new, and order at the prices of the show.`,
    lobby: (show: string, days: string) => `Look into the lobby of the ${show}. Ordering: ${days}.`,
    information: (show: string) =>
      `How the ${show} works: how to order at the booths, how to confirm, and how to release in parts.`,
    booth: (brand: string, number: number, show: string) =>
      `Booth ${number} at the ${show}: products, novelties and samples of ${brand}. Log in to visit the booth.`,
    hall: 'View into the exhibition hall',
  },
  de: {
    exhibition: 'Ausstellung',
    none: 'Eine Messe, durch die Sie im Browser gehen.',
    teaser: (days: string, booths: number) =>
      `Bestellen: ${days}. Gehen Sie im Browser durch eine Halle mit ${booths} Ständen, sehen Sie die Neuheiten, und bestellen Sie zu Messepreisen.`,
    lobby: (show: string, days: string) => `Sehen Sie in die Lobby der Messe „${show}“. Bestellen: ${days}.`,
    information: (show: string) =>
      `So funktioniert die Messe „${show}“: am Stand bestellen, danach bestätigen und in Teilen abrufen.`,
    booth: (brand: string, number: number, show: string) =>
      `Stand ${number} auf der Messe „${show}“: Produkte, Neuheiten und Gratisproben von ${brand}. Melden Sie sich an, um den Stand zu besuchen.`,
    hall: 'Blick in die Ausstellungshalle',
  },
})
