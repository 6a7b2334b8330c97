import type { CategoryKey } from '@fairfloor/brands/range/categories'
import type { QuestionInput } from '../src/areas/feedback/index.ts'

export type Questions = { rating: string; text: string; bool: string }

/** Questions of the demo's brands about their products. `{brand}` is the brand's name. */
export const kindQuestions: Record<CategoryKey, Questions> = {
  protein: {
    rating: 'How do you rate the taste of the {brand} protein you tried?',
    text: 'Which flavour do your customers ask for that {brand} does not make yet?',
    bool: 'Do you sell protein in bags as well as in tubs?',
  },
  bars: {
    rating: 'How do you rate the bite and the coating of our bars?',
    text: 'Where in your shop do bars sell best, and why there?',
    bool: 'Would you place a {brand} counter display beside the till?',
  },
  gainers: {
    rating: 'How well do our gainers dissolve and drink?',
    text: 'Which pack size of a gainer leaves your shelf first?',
    bool: 'Do your customers still ask for bags above four kilos?',
  },
  creatine: {
    rating: 'How do you rate our creatine for its price?',
    text: 'What do your customers want to know before they buy creatine?',
    bool: 'Would you list creatine in single sticks?',
  },
  aminos: {
    rating: 'How do you rate the mixability of our amino acids?',
    text: 'Which amino acid should {brand} put into a product of its own?',
    bool: 'Do you stock amino acids as a ready drink?',
  },
  preworkout: {
    rating: 'How do you rate the kick of our pre-workout?',
    text: 'How much caffeine in a serving is right for your customers?',
    bool: 'Would you sell a pre-workout without any caffeine?',
  },
  energy: {
    rating: 'How do you rate the new designs of our cans?',
    text: 'What would make our cans move faster out of your fridge?',
    bool: 'Do you have room for a {brand} fridge in your shop?',
  },
  rtd: {
    rating: 'How do you rate the taste of our ready drinks, chilled?',
    text: 'When in the day do your customers buy a ready drink?',
    bool: 'Do you sell ready drinks by the tray?',
  },
  hydration: {
    rating: 'How do you rate the freshness of our drinks and tablets?',
    text: 'Who buys hydration from you in winter?',
    bool: 'Would refill packs sell in your shop?',
  },
  endurance: {
    rating: 'How do you rate our gels: texture, taste, opening with one hand?',
    text: 'Which races and clubs near you should {brand} support?',
    bool: 'Do you put together race-day packs for your customers?',
  },
  vitamins: {
    rating: 'How clear are our labels about what is inside?',
    text: 'Which vitamin or mineral do you miss in our range?',
    bool: 'Do your customers ask for laboratory certificates?',
  },
  weight: {
    rating: 'How do you rate our advice leaflets on weight management?',
    text: 'What do your customers want most when they start to lose weight?',
    bool: 'Would a four-week {brand} programme sell in your shop?',
  },
  foods: {
    rating: 'How do you rate the taste of our snacks against ordinary ones?',
    text: 'Which snack would your customers swap for a better one?',
    bool: 'Do you sell food to people who do not train?',
  },
  accessories: {
    rating: 'How do you rate the finish of our shakers?',
    text: 'What do your customers carry to training that we could make better?',
    bool: 'Would you order shakers with the logo of your shop?',
  },
}

/** Questions about themselves at the show. */
export const boothQuestions: readonly string[] = [
  'How do you like the {brand} booth?',
  'How well did our highlights show what is new at {brand}?',
  'How attractive are our prices at the fair?',
  'How likely are you to list {brand} after this show?',
  'How well does {brand} fit the people who shop with you?',
  'How satisfied are you with the delivery of your {brand} orders?',
  'How helpful is our material for your own marketing?',
]

/** The organiser's questions about the show. */
export const organiserQuestions: [QuestionInput['type'], string][] = [
  ['rating', 'How do you like the show as a whole?'],
  ['rating', 'How easily did you find your way through the hall?'],
  ['text', 'Which brand should exhibit next year, and what should we do better?'],
  ['bool', 'Will you visit the next show?'],
]
