const words = (en: string, de: string) => ({ en, de })
const question = (id: number, kind: string, text: object, more: object = {}) => ({
  ...{ id, kind, text, required: true, options: [] },
  ...more,
})

const asked = {
  texts: {
    title: words('What should we list?', 'Was sollen wir listen?'),
    lead: words('Four questions.', 'Vier Fragen.'),
    thanks: words('We read every answer.', 'Wir lesen jede Antwort.'),
  },
  questions: [
    question(1, 'one', words('What do you buy for?', 'Wofür kaufen Sie ein?'), {
      options: [words('A shop', 'Ein Laden'), words('A gym', 'Ein Studio')],
    }),
    question(2, 'brands', words('Which brands sell?', 'Welche Marken laufen?')),
    question(3, 'scale', words('Does the range fit?', 'Passt das Sortiment?')),
    question(4, 'text', words('What is missing?', 'Was fehlt?'), { required: false }),
  ],
}

/** A survey as the customer's call answers it. */
export const survey = {
  ...{ id: 7, revision: 2, ...asked },
  brands: [
    { id: 3, name: 'North' },
    { id: 4, name: 'South' },
  ],
}

/** The same for the operator. */
export const deskSurvey = {
  ...{ id: 7, ...asked, version: 'v1', state: 'open', answers: 1 },
  ...{ opened_at: '2031-05-01T10:00:00Z', opened_by: 'Tom Vos', closed_at: null, closed_by: null },
  changed_at: '2031-05-01T09:00:00Z',
}

const who = { customer_id: 5, company: 'Gym Shop', answered_at: '2031-05-02T10:00:00Z', by: 'Bea Buyer' }
const none = { options: [], brands: [], average: null, texts: [] }

export const results = {
  ...{ answers: 1, customers: 3 },
  questions: [
    {
      ...{ ...none, question: 1, answered: 1 },
      options: [
        { option: 0, count: 0 },
        { option: 1, count: 1 },
      ],
    },
    { ...none, question: 2, answered: 1, brands: [{ brand_id: 3, name: 'North', count: 1 }] },
    {
      ...{ ...none, question: 3, answered: 1, average: 4 },
      options: [1, 2, 3, 4, 5].map(option => ({ option, count: option === 4 ? 1 : 0 })),
    },
    { ...none, question: 4, answered: 1, texts: [{ ...who, text: 'Creatine' }] },
  ],
}

export const answers = {
  ...{ next: null, previous: null, total: 1 },
  answers: [
    {
      ...{ id: 1, ...who, agent: null },
      choices: [
        { question: 1, options: [1], brands: [], text: null },
        { question: 2, options: [], brands: ['North'], text: null },
      ],
    },
  ],
}
