import { messages } from '../../../lib/texts.tsx'

export const frameTexts = messages({
  en: { account: 'My account', ofCompanies: 'This is for the users of a company that orders here.' },
  de: { account: 'Mein Konto', ofCompanies: 'Das ist für die Benutzer einer Firma, die hier bestellt.' },
})
