import { messages } from '../lib/texts.tsx'

export const feeNoteTexts = messages({
  en: {
    deposit: 'Deposit comes to the price of each can and bottle for which the country of delivery has one.',
    consumptionTax:
      'Consumption tax is what the country of delivery takes per litre of drink. A powder counts with the litres that it makes.',
    label: 'Label service is the price of a label for each piece that gets one.',
  },
  de: {
    deposit: 'Pfand kommt zum Preis jeder Dose und Flasche hinzu, für die das Lieferland eins hat.',
    consumptionTax:
      'Verbrauchsteuer nimmt das Lieferland je Liter Getränk. Ein Pulver zählt mit den Litern, die es ergibt.',
    label: 'Etikettierung ist der Preis eines Etiketts für jedes Stück, das eins bekommt.',
  },
})
