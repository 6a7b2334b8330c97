import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    back: {
      subject: (name: string) => `Back in stock: ${name}`,
      preview: 'You asked us to tell you.',
      text: (name: string) => `${name} is back in stock.`,
    },
    delivery: {
      subject: (name: string) => `New delivery: ${name}`,
      preview: 'You asked us to tell you.',
      text: (name: string) => `A new delivery of ${name} has arrived.`,
    },
    toBasket: 'Put it into the basket',
    price: (amount: string) => `Your price today: ${amount} a piece, without VAT.`,
  },
  de: {
    back: {
      subject: (name: string) => `Wieder da: ${name}`,
      preview: 'Sie wollten Bescheid wissen.',
      text: (name: string) => `${name} ist wieder auf Lager.`,
    },
    delivery: {
      subject: (name: string) => `Neue Lieferung: ${name}`,
      preview: 'Sie wollten Bescheid wissen.',
      text: (name: string) => `Eine neue Lieferung von ${name} ist eingetroffen.`,
    },
    toBasket: 'In den Warenkorb legen',
    price: (amount: string) => `Ihr Preis heute: ${amount} je Stück, ohne MwSt.`,
  },
})
