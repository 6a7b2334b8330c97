import { messages } from '@fairfloor/domain/messages'

export const headTexts = messages({
  en: { careers: (company: string) => `Open jobs at ${company}, and how to apply.` },
  de: { careers: (company: string) => `Offene Stellen bei ${company}, und wie Sie sich bewerben.` },
})
