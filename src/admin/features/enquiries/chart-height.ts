/** Of the chart, and of what stands in its place until it is here. */
export const CHART_HEIGHT = 280;
