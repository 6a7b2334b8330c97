/** Activities of a visitor that may earn points. Items are the tour, a booth, a highlight, a category … */
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
