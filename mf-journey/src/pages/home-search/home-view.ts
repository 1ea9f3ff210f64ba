import { byFit } from '@hearthway/contracts/home-goals';
import { homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';

/** What a list can be sorted by: the home, its costs, and the buyer's own goals. Never people, safety, or schools. */
export const orders = {
  newest: 'Newest first',
  price: 'Lowest price',
  payment: 'Lowest payment',
  'square-foot': 'Lowest price per square foot',
  fit: 'Best fit with your goals',
} as const;
export type Order = keyof typeof orders;

/** How the page shows the homes. The filters count for the list; the board shows all. */
export interface HomeView {
  readonly layout: 'board' | 'list';
  readonly order: Order;
  readonly stage: HomeStage | undefined;
  readonly minimumBedrooms: number | undefined;
  readonly withinBudget: boolean;
  readonly forSale: boolean;
}

export const bedroomChoices = [1, 2, 3, 4, 5] as const;

/** The view in an address (`?view=list&sort=price`). Unknown values are ignored. */
export function viewIn(search: URLSearchParams): HomeView {
  const asked = (name: string) => search.get(name) ?? '';
  const bedrooms = Number(asked('beds'));
  return {
    layout: asked('view') === 'list' ? 'list' : 'board',
    order: Object.hasOwn(orders, asked('sort')) ? (asked('sort') as Order) : 'newest',
    stage: Object.hasOwn(homeStages, asked('column')) ? (asked('column') as HomeStage) : undefined,
    minimumBedrooms: bedroomChoices.find((choice) => choice === bedrooms),
    withinBudget: search.has('in-budget'),
    forSale: search.has('for-sale'),
  };
}

/** Only what differs from the usual view, so that the usual address stays short. */
export function searchOf({ layout, order, stage, minimumBedrooms, withinBudget, forSale }: HomeView): URLSearchParams {
  return new URLSearchParams([
    ...(layout === 'list' ? [['view', 'list']] : []),
    ...(order === 'newest' ? [] : [['sort', order]]),
    ...(stage ? [['column', stage]] : []),
    ...(minimumBedrooms === undefined ? [] : [['beds', String(minimumBedrooms)]]),
    ...(withinBudget ? [['in-budget', '']] : []),
    ...(forSale ? [['for-sale', '']] : []),
  ]);
}

/** The homes of a list, in its order. Those whose figure isn't known come last; equals stay newest first. */
export function listed(homes: readonly AssessedHome[], view: HomeView): readonly AssessedHome[] {
  const shown = homes.filter((home) => isShown(home, view));
  if (view.order === 'newest') return shown;
  if (view.order === 'fit') {
    return shown.toSorted((one, other) => byFit(one.assessment.fit ?? undefined, other.assessment.fit ?? undefined));
  }
  return shown.toSorted(fromLowest(figures[view.order]));
}

/** The sort orders whose figure is known for at least one home, and always the one in use. */
export function usefulOrders(homes: readonly AssessedHome[], inUse: Order): readonly Order[] {
  const isKnown = (order: Order, home: AssessedHome): boolean => {
    if (order === 'newest') return true;
    return (order === 'fit' ? home.assessment.fit : figures[order](home)) !== null;
  };
  return (Object.keys(orders) as Order[]).filter(
    (order) => order === inUse || homes.some((home) => isKnown(order, home)),
  );
}

/** The view without filters. */
export const unfiltered = ({ layout, order }: HomeView): HomeView => ({
  ...viewIn(new URLSearchParams()),
  layout,
  order,
});

function isShown({ stage, bedrooms, marketStatus, assessment }: AssessedHome, view: HomeView): boolean {
  return (
    (view.stage === undefined || stage === view.stage) &&
    (view.minimumBedrooms === undefined || (bedrooms !== null && bedrooms >= view.minimumBedrooms)) &&
    (!view.withinBudget || (assessment.aboveBudgetCents !== null && assessment.aboveBudgetCents <= 0)) &&
    (!view.forSale || marketStatus === 'for_sale')
  );
}

type Figure = (home: AssessedHome) => number | null;

const figures: Readonly<Record<Exclude<Order, 'newest' | 'fit'>, Figure>> = {
  price: ({ priceCents }) => priceCents,
  payment: ({ assessment }) => assessment.monthlyPaymentCents,
  'square-foot': ({ assessment }) => assessment.pricePerSquareFootCents,
};

function fromLowest(figureOf: Figure): (one: AssessedHome, other: AssessedHome) => number {
  return (one, other) => {
    const [figure, otherFigure] = [figureOf(one), figureOf(other)];
    if (figure === null || otherFigure === null) return Number(figure === null) - Number(otherFigure === null);
    return figure - otherFigure;
  };
}
