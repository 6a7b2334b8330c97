import { messages } from '../../lib/texts.tsx'

export const feedbackTexts = messages({
  en: {
    lead: (exhibitor: string) => `What do you think of ${exhibitor}? Your answers help to make the next show better.`,
    optional: 'optional',
    characters: (typed: string, most: string) => `${typed} of ${most} characters`,
    placeholder: 'In your own words …',
    yes: 'Yes',
    no: 'No',
    send: 'Send feedback',
    points: (points: number) => (points === 1 ? '+1 point' : `+${points} points`),
    left: (questions: number) =>
      questions === 1 ? 'Answer 1 more question to send.' : `Answer ${questions} more questions to send.`,
    incomplete: 'Please answer all the questions!',
    missing: 'Please answer this question.',
    answered: (exhibitor: string) => `You have already voted for ${exhibitor}. Thank you for your feedback!`,
    yours: 'Your answers',
    noAnswer: 'no answer',
    nothing: 'No questions here',
    nothingText: (exhibitor: string) => `${exhibitor} asks nothing at this show.`,
  },
  de: {
    lead: (exhibitor: string) => `Was halten Sie von ${exhibitor}? Ihre Antworten machen die nächste Messe besser.`,
    optional: 'freiwillig',
    characters: (typed: string, most: string) => `${typed} von ${most} Zeichen`,
    placeholder: 'Mit Ihren eigenen Worten …',
    yes: 'Ja',
    no: 'Nein',
    send: 'Feedback senden',
    points: (points: number) => (points === 1 ? '+1 Punkt' : `+${points} Punkte`),
    left: (questions: number) =>
      questions === 1 ? 'Noch 1 Frage, dann können Sie senden.' : `Noch ${questions} Fragen, dann können Sie senden.`,
    incomplete: 'Bitte beantworten Sie alle Fragen!',
    missing: 'Bitte beantworten Sie diese Frage.',
    answered: (exhibitor: string) => `Sie haben ${exhibitor} schon bewertet. Vielen Dank für Ihr Feedback!`,
    yours: 'Ihre Antworten',
    noAnswer: 'keine Antwort',
    nothing: 'Keine Fragen',
    nothingText: (exhibitor: string) => `${exhibitor} fragt auf dieser Messe nichts.`,
  },
})
