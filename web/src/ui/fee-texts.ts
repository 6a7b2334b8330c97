import { messages } from '../lib/texts.tsx'

export const feeTexts = messages({
  en: {
    deposit: (amount: string) => `+ ${amount} deposit`,
    consumptionTax: (amount: string) => `+ ${amount} consumption tax`,
    label: (amount: string) => `+ ${amount} labels`,
  },
  de: {
    deposit: amount => `+ ${amount} Pfand`,
    consumptionTax: amount => `+ ${amount} Verbrauchsteuer`,
    label: amount => `+ ${amount} Etiketten`,
  },
})
