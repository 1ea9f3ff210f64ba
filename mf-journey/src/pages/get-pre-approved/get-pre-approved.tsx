import type { ReactNode } from 'react';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { Sections } from '../../features/page-section/index.js';
import { Estimates } from './estimates/estimates.js';
import { Lenders } from './lenders/lenders.js';
import { Letters } from './letters/letters.js';
import { Papers } from './papers/papers.js';

/** The buyer's progress with lenders: papers, contacts, letters, and what loans cost. */
export function GetPreApproved(): ReactNode {
  return (
    <>
      <PageHead
        title="Get pre-approved"
        lead="Where you stand with lenders: what they ask for, what they quote, and the letter that lets you make an offer."
      >
        <MilestoneChecklist milestone="get-pre-approved" />
      </PageHead>
      <FallbackNotice />
      <Sections>
        <Papers />
        <Lenders />
        <Letters />
        <Estimates />
      </Sections>
    </>
  );
}
