// The components that a site may wrap.

declare module '@theme/Approaches' {
  const Approaches: typeof import('../components/Approaches').default;
  export default Approaches;
}

declare module '@theme/ArrayFigure' {
  const ArrayFigure: typeof import('../components/ArrayFigure').default;
  export default ArrayFigure;
}

declare module '@theme/Checked' {
  const Checked: typeof import('../components/Checked').default;
  export default Checked;
}

declare module '@theme/Complexity' {
  const Complexity: typeof import('../components/Complexity').default;
  export default Complexity;
}

declare module '@theme/Constraints' {
  const Constraints: typeof import('../components/Constraints').default;
  export default Constraints;
}

declare module '@theme/Count' {
  const Count: typeof import('../components/Count').default;
  export default Count;
}

declare module '@theme/EdgeCases' {
  const EdgeCases: typeof import('../components/EdgeCases').default;
  export default EdgeCases;
}

declare module '@theme/Examples' {
  const Examples: typeof import('../components/Examples').default;
  export default Examples;
}

declare module '@theme/Exercise' {
  const Exercise: typeof import('../components/Exercise').default;
  export default Exercise;
}

declare module '@theme/Listing' {
  const Listing: typeof import('../components/Listing').default;
  export default Listing;
}

declare module '@theme/Measured' {
  const Measured: typeof import('../components/Measured').default;
  export default Measured;
}

declare module '@theme/Pitfall' {
  const Pitfall: typeof import('../components/Pitfall').default;
  export default Pitfall;
}

declare module '@theme/Printed' {
  const Printed: typeof import('../components/Printed').default;
  export default Printed;
}

declare module '@theme/Race' {
  const Race: typeof import('../components/Race').default;
  export default Race;
}

declare module '@theme/RecordedRuns' {
  const RecordedRuns: typeof import('../components/RecordedRuns').default;
  export default RecordedRuns;
}

declare module '@theme/Solution' {
  const Solution: typeof import('../components/Solution').default;
  export default Solution;
}
