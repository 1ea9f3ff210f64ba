import {
  findingSeverities,
  inspectionLimits,
  type Finding,
  type FindingSeverity,
  type InspectionView,
} from '@hearthway/contracts/journey';

type Totals = Omit<InspectionView['totals'], 'reserves'>;

/** What findings cost: all, those that the seller is asked about, and those that the buyer takes as they are. */
export function totalsOf(findings: readonly Finding[]): Totals {
  return {
    all: costOf(findings),
    asked: costOf(findings.filter(isAsked)),
    accepted: costOf(findings.filter((finding) => !isAsked(finding))),
  };
}

/** The few to ask about: the worst first, and of those the most expensive. */
export function mostImportant(findings: readonly Finding[]): readonly Finding[] {
  return findings
    .filter(isAsked)
    .toSorted((one, other) => rankOf(one.severity) - rankOf(other.severity) || other.highCents - one.highCents)
    .slice(0, inspectionLimits.inLetter);
}

const isAsked = ({ plan }: Finding): boolean => plan !== 'accept';

const rankOf = (severity: FindingSeverity): number => Object.keys(findingSeverities).indexOf(severity);

const costOf = (findings: readonly Finding[]) => ({
  lowCents: findings.reduce((sum, { lowCents }) => sum + lowCents, 0),
  highCents: findings.reduce((sum, { highCents }) => sum + highCents, 0),
});
