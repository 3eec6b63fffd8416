const Packs = () => null;
export default Packs;
