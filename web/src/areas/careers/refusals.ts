import { refusals } from '@fairfloor/domain/careers/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const careersRefusals = refusalTexts(refusals, {
  application_incomplete: 'Bitte geben Sie Ihren Namen und eine E-Mail-Adresse ein, unter der wir Sie erreichen.',
  no_consent: 'Bitte stimmen Sie zu, dass wir Ihre Bewerbung aufbewahren.',
  not_a_pdf: 'Diese Datei ist kein PDF. Bitte speichern Sie Ihre Unterlagen als ein PDF.',
  pdf_too_large: 'Eine Datei darf höchstens 10 MB haben.',
  job_over: 'Diese Stelle ist nicht mehr frei.',
  job_incomplete: 'Eine Stelle braucht in mindestens einer Sprache einen Titel und einen Text.',
  job_address_taken: 'Diese Adresse hat schon eine andere Stelle.',
  job_closes_before_it_opens: 'Der letzte Tag liegt vor dem ersten.',
  job_has_applications: 'Für diese Stelle gibt es Bewerbungen. Bitte verbergen Sie sie stattdessen.',
})
