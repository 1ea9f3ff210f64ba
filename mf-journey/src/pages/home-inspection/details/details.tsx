import { useState, type ReactNode } from 'react';
import { inspectionTraits, type InspectionView, type PurchaseContract } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { Fact, Facts } from '../../../features/fact/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { AddOns } from './add-ons.js';
import { DetailsDialog } from './details-dialog.js';

interface DetailsProps {
  readonly view: InspectionView;
  readonly contract: PurchaseContract;
  readonly isOpen: boolean;
}

/** Who inspects, when, what the buyer sees or knows of the home, and what that calls for. */
export function Details({ view, contract, isOpen }: DetailsProps): ReactNode {
  const { inspection, home } = view;
  const [isEditing, setIsEditing] = useState(false);
  const { inspector, inspectedOn, traits } = inspection;
  return (
    <>
      <Section title="Your inspection" lead={contract.terms.address} startsOpen>
        <div className={parts['part']}>
          <Facts>
            <Fact name="Inspector">{inspector || 'Not chosen yet'}</Fact>
            <Fact name="Day of the inspection">{inspectedOn === null ? 'Not booked yet' : formatDay(inspectedOn)}</Fact>
            <Fact name="Year built">{home.yearBuilt ?? 'Not known yet'}</Fact>
            <Fact name="What you see or know">
              {traits.length === 0 ? 'Nothing yet' : traits.map((trait) => inspectionTraits[trait]).join(' · ')}
            </Fact>
          </Facts>
          {isOpen && (
            <Button
              variant={inspector === '' ? 'primary' : 'secondary'}
              className={parts['add']}
              onClick={() => {
                setIsEditing(true);
              }}
            >
              {inspector === '' ? 'Add your inspector and what you see' : 'Change these details'}
            </Button>
          )}
        </div>
        {isOpen && traits.includes('utilities_off') && (
          <Alert tone="warning" title="What isn’t running can’t be tested">
            Ask the seller in writing to turn water, gas, and power on before the inspection. Don’t turn them on
            yourself.
          </Alert>
        )}
        {isOpen && traits.includes('new_build') && (
          <Alert tone="info" title="Keep a punch list with the builder">
            New homes have defects, too. Walk through with the builder, and have every point dated and signed.
          </Alert>
        )}
        <AddOns view={view} isOpen={isOpen} />
      </Section>
      {isEditing && (
        <DetailsDialog
          inspection={inspection}
          home={home}
          onClose={() => {
            setIsEditing(false);
          }}
        />
      )}
    </>
  );
}
