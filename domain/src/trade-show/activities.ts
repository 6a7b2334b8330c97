/** What a visitor of the show does that may earn points (decisions §3, Rewards). A thing is the tour, a booth, a highlight, a category … */
export const activities = [
  'guided_tour',
  'exhibitor_visited',
  'highlight_viewed',
  'feedback_given',
  'video_watched',
  'media_kit_downloaded',
  'samples_taken',
  'order_placed',
  'award_voted',
] as const

export type Activity = (typeof activities)[number]
