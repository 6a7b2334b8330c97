import type { SurveyInput } from '../src/areas/surveys/index.ts'

type Question = SurveyInput['questions'][number]

const words = (en: string, de: string) => ({ en, de })

const asked = (questions: readonly (Pick<Question, 'kind' | 'text'> & Partial<Question>)[]): Question[] =>
  questions.map((question, i) => ({ id: i + 1, required: true, options: [], ...question }))

/** The survey that customers can answer. */
export const openNow: SurveyInput = {
  texts: {
    title: words('What should we list next?', 'Was sollen wir als Nächstes listen?'),
    lead: words(
      'Six questions, three minutes. We are about to talk to brands that are not on our shelves yet. With whom first, you decide.',
      'Sechs Fragen, drei Minuten. Wir sprechen bald mit Marken, die noch nicht in unseren Regalen stehen. Mit wem zuerst, entscheiden Sie.',
    ),
    thanks: words(
      'We read every answer. What we list because of them stands under “New” and in the newsletter.',
      'Wir lesen jede Antwort. Was wir deshalb listen, steht unter „Neu“ und im Newsletter.',
    ),
  },
  questions: asked([
    {
      kind: 'one',
      text: words('What do you buy for?', 'Wofür kaufen Sie ein?'),
      options: [
        words('A shop', 'Ein Ladengeschäft'),
        words('A gym or studio', 'Ein Fitnessstudio'),
        words('An online shop', 'Einen Onlineshop'),
        words('A pharmacy or health store', 'Eine Apotheke oder ein Reformhaus'),
      ],
    },
    {
      kind: 'brands',
      text: words(
        'Which of our brands do your customers ask for most?',
        'Nach welchen unserer Marken fragen Ihre Kunden am meisten?',
      ),
    },
    {
      kind: 'several',
      text: words('What is missing on your shelf?', 'Was fehlt in Ihrem Regal?'),
      options: [
        words('Vegan protein', 'Veganes Protein'),
        words('Ready-to-drink', 'Trinkfertiges'),
        words('Bars and snacks', 'Riegel und Snacks'),
        words('Sports drinks as powder', 'Sportgetränke als Pulver'),
        words('Vitamins and minerals', 'Vitamine und Mineralstoffe'),
        words('Shakers and accessories', 'Shaker und Zubehör'),
      ],
    },
    {
      kind: 'scale',
      text: words('How well does our range fit your customers?', 'Wie gut passt unser Sortiment zu Ihren Kunden?'),
    },
    {
      kind: 'one',
      required: false,
      text: words('How often do you change your range?', 'Wie oft ändern Sie Ihr Sortiment?'),
      options: [
        words('Every month', 'Jeden Monat'),
        words('Every three months', 'Alle drei Monate'),
        words('Twice a year', 'Zweimal im Jahr'),
        words('More rarely', 'Seltener'),
      ],
    },
    {
      kind: 'text',
      required: false,
      text: words('Which brand do you miss here, and why?', 'Welche Marke fehlt Ihnen bei uns, und warum?'),
    },
  ]),
}

/** The one before, which is closed. */
export const lastSurvey: SurveyInput = {
  texts: {
    title: words('Sizes and flavours', 'Größen und Geschmack'),
    lead: words('Three questions about what leaves your shelf first.', 'Drei Fragen, was bei Ihnen zuerst weggeht.'),
    thanks: words('Thank you.', 'Vielen Dank.'),
  },
  questions: asked([
    {
      kind: 'several',
      text: words('Which sizes sell best?', 'Welche Größen verkaufen sich am besten?'),
      options: [
        words('Single portions', 'Einzelportionen'),
        words('Up to 500 g', 'Bis 500 g'),
        words('500 g to 1 kg', '500 g bis 1 kg'),
        words('Bars and drinks', 'Riegel und Getränke'),
      ],
    },
    {
      kind: 'scale',
      text: words('How important are new flavours to you?', 'Wie wichtig sind Ihnen neue Geschmacksrichtungen?'),
    },
    {
      kind: 'text',
      required: false,
      text: words('What stays on the shelf too long?', 'Was bleibt zu lange im Regal?'),
    },
  ]),
}
